import { lazy } from "react";

// The bell stands on every page of the frame; this belongs to one.

export const DigestCard = lazy(() => import("./digest-card.tsx").then((m) => ({ default: m.DigestCard })));
