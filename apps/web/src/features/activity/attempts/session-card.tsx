import { useState } from "react";
import { Link } from "react-router";
import { sessionAttemptsPath } from "../../../paths/more-paths.ts";

import { useFirstRows } from "../../reports/index.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { count } from "../../../platform/count-words.ts";
import type { SessionGroup } from "./group-attempts.ts";
import { QuestionItem } from "../details/question-item.tsx";
import { clockText } from "../../../platform/time/time-words.ts";

const AT_FIRST = 3;
/** On a phone only the newest set, and one with a live answer, shows a question; the others are headings to open. */
const OPEN_ON_PHONE = 1;
const OTHERS_ON_PHONE = 0;

export interface SessionCardProps {
	group: SessionGroup;
	avatar: string | null;
	fresh: ReadonlySet<string>;
	isNewest: boolean;
}

/** What one child did in one set. */
export function SessionCard({ group, avatar, fresh, isNewest }: SessionCardProps) {
	const { newest, questions } = group;
	// Of the whole set: the list may not have loaded all of it, or shows only some of its questions.
	const set = newest.set_of_day;
	const isMixed = set.skills > 1;
	const [start, end] = [set.from, set.to].map((at) => clockText(at, newest.time_zone));
	const { length } = questions;
	const hasNews = questions.some(({ attempts }) => attempts.some(({ id }) => fresh.has(id)));
	// A set that starts later does not close this one.
	const [wasOpen, setWasOpen] = useState(isNewest);
	if (!wasOpen && (isNewest || hasNews)) setWasOpen(true);
	const { classOf, button } = useFirstRows(
		length,
		showAllWords(length, set),
		AT_FIRST,
		wasOpen ? OPEN_ON_PHONE : OTHERS_ON_PHONE,
	);
	return (
		<article className="card session-card">
			<header className="flex items-center gap-3">
				<Avatar avatar={avatar} name={newest.student_name} size={44} />
				<div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
					<div className="min-w-0">
						<h3 className="text-lg leading-tight">
							<Link className="set-link" to={sessionAttemptsPath(newest.session_id)}>
								{isMixed ? `A set of ${set.skills} skills` : newest.skill_name}
								<span className="sr">, all answers in this set</span>
							</Link>
						</h3>
						<p className="text-ink-2 text-sm">{newest.student_name}</p>
					</div>
					<p className="text-ink-3 text-sm">
						{start === end ? start : `${start} to ${end}`} · {countWords(set)}
					</p>
				</div>
			</header>
			<ol className="questions">
				{questions.map((question, at) => (
					<QuestionItem
						key={question.key}
						group={question}
						fresh={fresh}
						isSkillShown={isMixed}
						className={classOf(at)}
					/>
				))}
			</ol>
			{button}
		</article>
	);
}

type Set = SessionGroup["newest"]["set_of_day"];

function countWords({ questions, skipped, new_versions }: Set): string {
	const all =
		skipped === 0 ? count(questions, "question") : `${questions - skipped} answered, ${skipped} skipped`;
	if (new_versions === 0) return all;
	return new_versions === 1
		? `${all}, 1 of them asked again with new numbers`
		: `${all}, ${new_versions} of them asked again with new numbers`;
}

function showAllWords(shown: number, { questions, new_versions }: Set): string {
	if (shown === 1) return "Show the question";
	return shown === questions + new_versions ? `Show all ${questions} questions` : "Show more questions";
}
