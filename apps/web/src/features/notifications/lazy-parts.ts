import { lazy } from "react";

// Separate, since the bell is on every page of the frame and this is only on one.

export const DigestCard = lazy(() => import("./digest-card.tsx").then((m) => ({ default: m.DigestCard })));
