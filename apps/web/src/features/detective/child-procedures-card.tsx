import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { type ChildProcedures, childProceduresQuery } from "./detective.api.ts";
import "./detective.css";

/** On the report of a child: each wrong procedure that keeps showing, what helps, and the answers that show it. */
export function ChildProceduresCard({ studentId }: { studentId: string }) {
	const { data } = useQuery(childProceduresQuery(studentId));
	if (!data || data.procedures.length === 0) return null;
	return (
		<Card title="A mistake that keeps coming back">
			<ul className="det-list">
				{data.procedures.map((found) => (
					<Procedure key={found.procedure} found={found} />
				))}
			</ul>
		</Card>
	);
}

type Found = ChildProcedures["procedures"][number];

function Procedure({ found: { sentence, helps, possible_count, made_count, answers } }: { found: Found }) {
	return (
		<li className="det-item">
			<p className="det-sentence">{sentence}</p>
			<p className="text-ink-2">
				<b>What helps:</b> {helps}
			</p>
			<details className="disclosure">
				<summary>
					<ChevronRight aria-hidden="true" />
					<span>{`Two answers that show it (${made_count} of ${possible_count} where it could)`}</span>
				</summary>
				<ol className="disclosure-body det-answers">
					{answers.map((answer) => (
						<Answer key={answer.question_id} answer={answer} />
					))}
				</ol>
			</details>
		</li>
	);
}

function Answer({
	answer: { skill_name, answered_at, prompt, given, note },
}: {
	answer: Found["answers"][number];
}) {
	return (
		<li>
			<p className="det-when">
				{skill_name}, {new Date(answered_at).toLocaleDateString("en-US", { dateStyle: "medium" })}
			</p>
			<RichText text={prompt} className="rich" />
			{given && (
				<div className="det-given">
					<span className="text-ink-3">Answered</span>
					<RichText text={given} className="rich" />
				</div>
			)}
			{note && <RichText text={note} className="rich text-ink-2" />}
		</li>
	);
}
