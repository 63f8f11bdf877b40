import { lazy } from "react";

/** Needed once per family. */
export const PinForm = lazy(() => import("./pin-form.tsx").then((m) => ({ default: m.PinForm })));
