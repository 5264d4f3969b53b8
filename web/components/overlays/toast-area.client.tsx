/** Top-centre, at most 3 toasts, 4000 ms each, 356 px wide, 14 px apart. Alt+T or F8 focuses them, a 20-px swipe closes. */
import { Toast as Base } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from "lucide-react";
import { type PointerEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ToastType, receiveToasts } from "./toasts.ts";

const shownMs = 4_000;
const visibleAtMost = 3;
const swipePx = 20;

const icons = {
  success: <CircleCheck className="text-lamp" />,
  info: <Info className="text-sea" />,
  warning: <TriangleAlert className="text-lamp" />,
  error: <CircleAlert className="text-coral" />,
  loading: <LoaderCircle className="animate-spin text-quiet" />,
} as const satisfies Record<ToastType, unknown>;

export function ToastArea() {
  return (
    <Base.Provider timeout={shownMs} limit={visibleAtMost}>
      <Toasts />
    </Base.Provider>
  );
}

function Toasts() {
  const { t } = useTranslation("frame");
  const { toasts, add, close } = Base.useToastManager();
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      receiveToasts(({ type, title, text, key }) => {
        add({
          type,
          title,
          description: text,
          priority: type === "error" ? "high" : "low",
          ...(key && { id: key }),
          // A loading toast stays until its outcome is known.
          ...(type === "loading" && { timeout: 0 }),
        });
      }),
    [add],
  );

  useEffect(() => {
    const focusOnKey = (event: KeyboardEvent) => {
      if (event.key === "F8" || (event.altKey && event.code === "KeyT")) viewport.current?.focus();
    };
    window.addEventListener("keydown", focusOnKey);
    return () => window.removeEventListener("keydown", focusOnKey);
  }, []);

  return (
    <Base.Portal>
      <Base.Viewport
        ref={viewport}
        aria-label={t("notifications")}
        className="toasts fixed top-4 left-1/2 max-md:top-[calc(var(--header-height)+0.5rem)] z-60 flex w-[min(356px,calc(100vw-2rem))] -translate-x-1/2 flex-col gap-[14px] rounded-card"
      >
        {toasts.map((toast) => (
          <Base.Root
            key={toast.id}
            toast={toast}
            swipeDirection={[]}
            // Base UI hides urgent toasts, which it announces itself. But what can be focused must not be hidden.
            aria-hidden={false}
            {...swipeToClose(() => close(toast.id))}
            className="toast flex touch-none items-start gap-3 rounded-card border border-line bg-lifted p-4 shadow-soft select-none data-[type=error]:border-coral data-limited:hidden"
          >
            <span aria-hidden="true" className="mt-0.5 shrink-0 *:size-5">
              {icons[isToastType(toast.type) ? toast.type : "info"]}
            </span>
            <Base.Content className="grow text-sm">
              <Base.Title className="font-sans text-base font-semibold" render={<p />} />
              <Base.Description className="mt-0.5 text-quiet" />
            </Base.Content>
            <Base.Close
              aria-label={t("close")}
              aria-hidden={false}
              className="-m-2 inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-quiet hover:text-paper"
            >
              <X aria-hidden="true" className="size-4" />
            </Base.Close>
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}

function isToastType(type: string | undefined): type is ToastType {
  return type !== undefined && type in icons;
}

/** Base UI's own swipe needs 40 px; the product's rule is 20. */
function swipeToClose(close: () => void) {
  return {
    onPointerDown: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.dataset["from"] = `${clientX} ${clientY}`;
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const [x, y] = (currentTarget.dataset["from"] ?? "").split(" ").map(Number);
      if (x === undefined || y === undefined) return;
      if (Math.hypot(clientX - x, clientY - y) < swipePx) return;
      delete currentTarget.dataset["from"];
      close();
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      delete currentTarget.dataset["from"];
    },
  };
}
