import type { ParentStatement } from "@learnin/domain/mastery/planning/ask-about-statements";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../paths/more-paths.ts";
import { showError } from "../../platform/api/show-error.ts";
import { dayText } from "../../platform/time/time-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { type Statement, stateSkill, statementsQuery } from "./evidence.api.ts";
import "./statement-part.css";

export interface StatementPartProps {
	studentId: string;
	skillId: string;
	/** The child's name in the family. */
	callName: string;
}

/** Where a parent reports whether a child knows a skill, and reads what the next answer showed. */
export function StatementPart({ studentId, skillId, callName }: StatementPartProps) {
	const client = useQueryClient();
	const titleId = useId();
	const query = statementsQuery(studentId);
	const { data } = useQuery(query);
	const [saying, setSaying] = useState<ParentStatement | null>(null);
	const say = async (pressed: ParentStatement, says: ParentStatement | null) => {
		if (saying !== null) return;
		setSaying(pressed);
		try {
			await stateSkill(studentId, skillId, says);
			await client.invalidateQueries({ queryKey: query.queryKey });
		} catch (error) {
			showError(error);
		}
		setSaying(null);
	};
	if (data === undefined) return null;
	const said = data.statements.find(({ skill_id }) => skill_id === skillId);
	const isOpen = said !== undefined && said.answer === null;
	const choice = (says: ParentStatement, words: string) => (
		<Button
			variant="line"
			aria-pressed={isOpen && said.says === says}
			busy={saying === says}
			onClick={() => void say(says, isOpen && said.says === says ? null : says)}
		>
			{words}
		</Button>
	);
	return (
		<section className="ev-statement" aria-labelledby={titleId}>
			<h3 id={titleId}>What do you see at home?</h3>
			<div className="ev-choices">
				{choice("knows", `${callName} knows this`)}
				{choice("not_yet", "Not yet")}
			</div>
			<p role="status" className="text-ink-2 text-sm">
				{said === undefined
					? "This alone doesn’t change anything. We’ll ask about it in the next set, and that answer counts."
					: statementWords(said, callName)}
			</p>
			{said?.answer && (
				<Link className="link tap-line text-sm" to={questionDetailsPath(said.answer.question_id)}>
					See that answer
				</Link>
			)}
		</section>
	);
}

/** The report, and its result. */
function statementWords({ says, said_at, answer }: Statement, callName: string): string {
	const day = dayText(said_at);
	const said = says === "knows" ? `Said on ${day}: ${callName} knows this.` : `Said on ${day}: not yet.`;
	if (answer === null) return `${said} We’ll ask next.`;
	if (answer.is_first_try) return `${said} The next answer was right on the first try.`;
	return `${said} The next answer wasn’t right on the first try.`;
}
