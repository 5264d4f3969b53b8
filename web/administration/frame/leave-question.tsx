/** Stays on a page with unsaved words until its reader gives them up. */
import { useEffect, useState } from "react";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import { useRouter } from "../../routing/router-context.ts";
import { forgetUnsaved, hasUnsaved } from "../controls/use-leave-warning.ts";

const LeaveDialog = browserPart(async () => (await import("./leave-dialog.client.tsx")).LeaveDialog, {
  instead: nothing,
});

export function LeaveQuestion() {
  const router = useRouter();
  const [asked, setAsked] = useState<{ isOpen: boolean; goOn: () => void }>();
  useEffect(() => {
    router.setMayLeave((goOn) => {
      if (!hasUnsaved()) return true;
      setAsked({ isOpen: true, goOn });
      return false;
    });
    return () => router.setMayLeave(undefined);
  }, [router]);
  if (!asked) return null;
  const close = () => setAsked({ ...asked, isOpen: false });
  return (
    <LeaveDialog
      isOpen={asked.isOpen}
      onStay={close}
      onLeave={() => {
        close();
        forgetUnsaved();
        asked.goOn();
      }}
    />
  );
}
