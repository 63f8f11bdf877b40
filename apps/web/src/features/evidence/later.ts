import { lazy } from "react";

/** Below the answers, where a parent reads them. */
export const StatementPart = lazy(() =>
	import("./statement-part.tsx").then((m) => ({ default: m.StatementPart })),
);
