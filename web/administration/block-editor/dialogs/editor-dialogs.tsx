/** The dialog about what the editor asks, and what its answer changes. */
import { useTranslation } from "react-i18next";
import type { EditorView } from "prosemirror-view";
import type { ComponentType } from "react";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import { schema } from "../document/schema.ts";
import { insertBlock, setAttributes } from "../state/commands.ts";
import { insertNamed } from "../state/insert-named.ts";
import { markWords, unmarkWords } from "../state/mark-words.ts";
import type { Asked } from "./asked.ts";
import { CardForm } from "./card-form.tsx";
import type { PicturePickerProps } from "./picture-picker.ts";
import { ChooseList } from "./choose-list.tsx";
import { FigureForm } from "./figure-form.tsx";
import { InsertableIcon, insertables } from "./insertable.tsx";
import { LinkForm } from "./link-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { useSources } from "./sources.ts";
import { TermForm } from "./term-form.tsx";

type EditorDialogsProps = {
  view: EditorView;
  locale: Locale;
  asked: Asked | undefined;
  PicturePicker: ComponentType<PicturePickerProps>;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
};

export function EditorDialogs({ asked, view, locale, PicturePicker, onAsk, onClose }: EditorDialogsProps) {
  const { t } = useTranslation("admin");
  const isPicking = asked?.about === "pick";
  return (
    <>
      <Dialog
        isOpen={asked !== undefined && !isPicking}
        title={asked && !isPicking ? t(titleOf(asked)) : ""}
        onClose={() => {
          // The sign that opened the list can still be typed.
          if (asked?.about === "insert" && asked.isTyped) view.dispatch(view.state.tr.insertText("/"));
          onClose();
        }}
      >
        {asked && !isPicking && <AskedForm {...{ asked, view, locale, PicturePicker, onAsk, onClose }} />}
      </Dialog>
      <PicturePicker
        isOpen={isPicking}
        locale={locale}
        onClose={onClose}
        onPick={(src, alt) => {
          if (asked?.about === "pick" && asked.at !== undefined) {
            setAttributes(asked.at, { src, ...(alt && { alt }) })(view.state, view.dispatch);
          } else view.dispatch(insertBlock(view.state, schema.nodes.picture.create({ src, alt })));
          onClose();
        }}
      />
    </>
  );
}

function titleOf(asked: Exclude<Asked, { about: "pick" }>) {
  return asked.about === "card"
    ? (`articleTexts.blocks.${asked.type}` as const)
    : (`articleTexts.ask.${asked.about}` as const);
}

type AskedFormProps = Omit<EditorDialogsProps, "asked"> & {
  asked: Exclude<Asked, { about: "pick" }>;
};

function AskedForm({ asked, view, locale, PicturePicker, onAsk, onClose }: AskedFormProps) {
  const { t } = useTranslation("admin");
  const sources = useSources(locale);
  const { nodes, marks } = schema;
  const { state } = view;
  const change = (transaction: Parameters<EditorView["dispatch"]>[0]) => {
    view.dispatch(transaction);
    onClose();
  };
  const set = (at: number, attrs: Record<string, unknown>) => {
    setAttributes(at, attrs)(state, view.dispatch);
    onClose();
  };
  switch (asked.about) {
    case "insert":
      return (
        <ChooseList
          label={t("articleTexts.find")}
          choices={insertables.map((name) => ({
            value: name,
            label: t(`articleTexts.blocks.${name}`),
            detail: t(`articleTexts.blockHints.${name}`),
            Icon: <InsertableIcon name={name} />,
          }))}
          onChoose={(value) => {
            const name = insertables.find((one) => one === value);
            const next = name && insertNamed(name, view);
            if (next) onAsk(next);
            else onClose();
          }}
        />
      );
    case "link":
      return (
        <LinkForm
          href={asked.href}
          pages={sources.pages}
          onTake={(href, title) => change(markWords(state, marks.link.create({ href }), title))}
          onRemove={asked.href === undefined ? undefined : () => change(unmarkWords(state, "link"))}
        />
      );
    case "term":
      return (
        <TermForm
          id={asked.id}
          terms={sources.terms}
          onTake={(id, words) => change(markWords(state, marks.term.create({ id }), words))}
          onRemove={() => change(unmarkWords(state, "term"))}
        />
      );
    case "token":
      return (
        <FigureForm
          run={asked.run}
          facts={sources.facts}
          onTake={(run) =>
            asked.at === undefined
              ? change(state.tr.replaceSelectionWith(nodes.token.create({ run })).scrollIntoView())
              : set(asked.at, { run })
          }
        />
      );
    case "card":
      return (
        <CardForm
          type={asked.type}
          block={asked.block}
          sources={sources}
          locale={locale}
          PicturePicker={PicturePicker}
          onTake={(block) =>
            asked.at === undefined
              ? change(insertBlock(state, nodes.card.create({ block })))
              : set(asked.at, { block })
          }
        />
      );
    case "picture":
      return (
        <PictureForm
          alt={asked.alt}
          lang={sources.lang}
          onTake={(alt) => set(asked.at, { alt })}
          onReplace={() => onAsk({ about: "pick", at: asked.at })}
        />
      );
    case "quote":
      return <QuoteForm by={asked.by} lang={sources.lang} onTake={(by) => set(asked.at, { by })} />;
  }
}
