import { lazy, Suspense } from "react";
import type { SkipQuestionProps } from "./skip-question.tsx";

const LateQuestion = lazy(() => import("./skip-question.tsx").then((m) => ({ default: m.SkipQuestion })));

/** Loaded with the first press on Skip: few sets have one. */
export function SkipQuestion(props: SkipQuestionProps) {
	return (
		<Suspense>
			<LateQuestion {...props} />
		</Suspense>
	);
}
