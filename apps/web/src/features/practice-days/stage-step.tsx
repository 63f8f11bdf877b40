import { stateWords } from "@learnin/domain/mastery/belief/mastery-state";
import type { Stage } from "@learnin/domain/mastery/standing";
import { ChevronRight } from "lucide-react";

/** The change from one stage of a skill to another; only the new one if it is the first. */
export function StageStep({ from, to }: { from: Stage; to: Stage }) {
	const isReview = from === "due_for_review" && to === "mastered";
	if (isReview) return <b className="text-mint">Review passed</b>;
	const last = <b className={to === "mastered" ? "text-mint" : undefined}>{stateWords(to)}</b>;
	if (stateWords(from) === stateWords(to) || from === "unknown") return last;
	return (
		<span className="skill-moved-way">
			{stateWords(from)}
			<ChevronRight className="i" />
			<span className="sr">then</span>
			{last}
		</span>
	);
}
