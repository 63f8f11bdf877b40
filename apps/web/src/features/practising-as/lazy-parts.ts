import { lazy } from "react";

/** Needed once per family. */
export const PinForm = lazy(() => import("./pin-form.tsx").then((m) => ({ default: m.PinForm })));

/** Needed at the end of a child's practice on a parent's device. */
export const BackToParentDialog = lazy(() =>
	import("./back-to-parent.tsx").then((m) => ({ default: m.BackToParentDialog })),
);
