import { lazy } from "react";

/** Needed once in the life of a family. */
export const PinForm = lazy(() => import("./pin-form.tsx").then((m) => ({ default: m.PinForm })));
