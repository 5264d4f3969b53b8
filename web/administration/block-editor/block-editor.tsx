/**
 * Writes the blocks of an article. It keeps what is typed itself: give it another `key` to show another text. Pictures go
 * through `upload` and `PicturePicker`, so that it knows no library.
 */
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";
import type { Block } from "../../../domain/texts/articles/article-blocks.ts";
import { fetchJsonInBrowser } from "../../data/api.ts";
import "../../styles/block-editor.css";
import { useFacts } from "../../visitor/use-facts.ts";
import { makeDescribe } from "./describe.ts";
import type { Asked } from "./dialogs/asked.ts";
import { EditorDialogs } from "./dialogs/editor-dialogs.tsx";
import type { PicturePickerProps } from "./dialogs/picture-picker.ts";
import { toBlocks } from "./document/to-blocks.ts";
import { toDocument } from "./document/to-document.ts";
import { askAbout } from "./state/ask-about.ts";
import { makeNodeViews } from "./state/node-views.ts";
import { makePlugins } from "./state/plugins.ts";
import { type UploadPicture, placePictures } from "./state/uploads.ts";
import { EditorToolbar } from "./toolbar/editor-toolbar.tsx";

export type { PicturePickerProps, UploadPicture };

type BlockEditorProps = {
  label: string;
  locale: Locale;
  value: readonly Block[];
  onChange: (blocks: Block[]) => void;
  upload: UploadPicture;
  PicturePicker: ComponentType<PicturePickerProps>;
  /** Says why a picture was not taken. */
  describeFailure: (error: unknown) => string;
};

export function BlockEditor(props: BlockEditorProps) {
  const { label, locale, value, onChange, upload, PicturePicker, describeFailure } = props;
  const { t } = useTranslation("admin");
  const facts = useFacts();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ view: EditorView; state: EditorState }>();
  const [asked, setAsked] = useState<Asked>();
  const [notice, setNotice] = useState("");

  const show = useEffectEvent((view: EditorView, isChanged: boolean) => {
    setOpen({ view, state: view.state });
    if (isChanged) onChange(toBlocks(view.state.doc));
  });
  const send = useEffectEvent(async (view: EditorView, files: File[], at: number) => {
    const failed = await placePictures(view, files, at, (file) => upload(file, locale));
    if (failed.length > 0) setNotice([...new Set(failed.map(describeFailure))].join(" "));
  });
  const mount = useEffectEvent((element: HTMLElement): EditorView => {
    const ask = (about: "edit" | "link") => setAsked(askAbout(about, view.state));
    const plugins = makePlugins(
      {
        insert: () => setAsked({ about: "insert", isTyped: true }),
        link: () => ask("link"),
        edit: () => ask("edit"),
        toolbar: () => toolbar.current?.querySelector<HTMLElement>("button, select")?.focus(),
      },
      {
        onPictures: (files, at) => void send(view, files, at),
        onLostPictures: (count) => setNotice(t("articleTexts.paste.lost", { count })),
        onTooLong: () => setNotice(t("articleTexts.paste.tooLong")),
        onVideo: (video) =>
          setAsked({ about: "card", type: "video", block: { type: "video", title: "", ...video } }),
      },
      {
        emptyLine: t("articleTexts.invite.line"),
        caption: t("articleTexts.invite.caption"),
        asked: t("articleTexts.invite.question"),
        sending: t("articleTexts.picture.sending"),
      },
    );
    const begun = EditorState.create({ doc: toDocument(value), plugins });
    const view: EditorView = new EditorView(element, {
      // The plugins look at the text once before it is shown.
      state: begun.apply(begun.tr),
      nodeViews: makeNodeViews(makeDescribe(t, locale, facts, fetchJsonInBrowser), () => ask("edit")),
      attributes: {
        class: "article-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: intlTags[locale],
        spellcheck: "true",
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        show(view, transaction.docChanged);
      },
    });
    return view;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const view = mount(place.current);
    show(view, false);
    return () => view.destroy();
  }, []);

  return (
    <div className="block-editor">
      {open && <EditorToolbar {...open} ref={toolbar} onAsk={setAsked} />}
      <div ref={place} />
      {notice !== "" && (
        <p role="alert" className="mt-3 text-sm text-coral">
          {notice}
        </p>
      )}
      {open && (
        <EditorDialogs
          view={open.view}
          locale={locale}
          asked={asked}
          PicturePicker={PicturePicker}
          onAsk={setAsked}
          onClose={() => {
            setAsked(undefined);
            open.view.focus();
          }}
        />
      )}
    </div>
  );
}
