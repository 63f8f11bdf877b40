import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { ratingWords } from "@learnin/domain/mastery/belief/mastery-state";
import { dayWords } from "@learnin/domain/reports/words";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../../paths/more-paths.ts";
import { Card } from "../../../ui/card.tsx";
import { isUp } from "./is-up.ts";
import { useFirstRows } from "./use-first-rows.tsx";

const AT_FIRST = 5;

/** Changes of skills' stages in the span, one per skill and day, each with its last question. */
export function LevelChanges({ report: { level_changes, skills } }: { report: StudentReport }) {
	const { length } = level_changes;
	const { atFirst, moreClass, button } = useFirstRows(length, `Show all ${length} changes`, AT_FIRST);
	return (
		<Card title="What changed">
			{level_changes.length === 0 ? (
				<p className="text-ink-2">No skill moved up or down in this period.</p>
			) : (
				<ul className="level-changes">
					{level_changes.map((change, at) => (
						<li key={change.question_id} className={at < atFirst ? undefined : moreClass}>
							{isUp(change) ? (
								<ArrowUpRight className="i text-mint" />
							) : (
								<ArrowDownRight className="i text-coral" />
							)}
							<span className="min-w-0 grow">
								<Link className="link" to={questionDetailsPath(change.question_id)}>
									{change.skill_name}
								</Link>{" "}
								<span className="text-ink-2">{changeWords(change, skills)}</span>
							</span>
							<span className="text-ink-3 text-sm whitespace-nowrap">{dayWords(change.date)}</span>
						</li>
					))}
				</ul>
			)}
			{button}
		</Card>
	);
}

type LevelChange = StudentReport["level_changes"][number];

/** What it is now is said only of a change that still holds. */
function changeWords(change: LevelChange, skills: StudentReport["skills"]): string {
	if (change.from === "due_for_review" && change.to === "mastered") return "passed its review";
	const [from, to] = [ratingWords(change.from), ratingWords(change.to)];
	if (change.from === "unknown") {
		const isNow = skills.some(({ skill_id, stage }) => skill_id === change.skill_id && stage === change.to);
		return isNow ? `is now ${to}` : `became ${to}`;
	}
	return isUp(change) ? `went up from ${from} to ${to}` : `went down from ${from} to ${to}`;
}
