import { lazy, Suspense } from "react";
import type { MatchViewProps } from "./match-view-props.ts";

const LateList = lazy(() => import("./match-list.tsx").then((m) => ({ default: m.MatchList })));

/** Loaded once a learner chooses it; most draw lines. */
export function MatchList(props: MatchViewProps) {
	return (
		<Suspense>
			<LateList {...props} />
		</Suspense>
	);
}
