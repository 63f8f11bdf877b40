import { lazy } from "react";

/** Needed once per family. */
export const PinForm = lazy(() => import("./pin-form.tsx").then((m) => ({ default: m.PinForm })));

const PinDialog = lazy(() => import("./back-to-parent.tsx").then((m) => ({ default: m.BackToParentDialog })));

/** Needed at the end of a child's practice. A component, because the frame, too, loads it late. */
export function BackToParentDialog(props: { onClose: () => void }) {
	return <PinDialog {...props} />;
}
