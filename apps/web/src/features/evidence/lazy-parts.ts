import { lazy } from "react";

/** Below the answers, on pages for parents. */
export const StatementPart = lazy(() =>
	import("./statement-part.tsx").then((m) => ({ default: m.StatementPart })),
);
