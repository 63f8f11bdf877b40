import { Link } from "react-router";
import { sessionAttemptsPath } from "../../paths/more-paths.ts";

import { count } from "../../platform/count-words.ts";
import { clockText, roundDurationText } from "../../platform/time/time-words.ts";
import { usePointsWords } from "../activity/index.ts";
import { useFirstRows } from "../reports/index.ts";
import { DayQuestionItem } from "./day-question.tsx";
import type { DaySession, WholeDay } from "./practice-days.api.ts";

/** Questions of a set that are shown at first: a usual set, and on a phone a screen or two. */
const AT_FIRST = 12;
const ON_PHONE = 3;

/** The sets of the day in the order of work, with every question. */
export function DaySessions({ whole }: { whole: WholeDay }) {
	return (
		<>
			{whole.sessions.map((session) => (
				<Session key={session.session_id} session={session} timeZone={whole.time_zone} />
			))}
			{whole.not_listed > 0 && (
				<p className="text-ink-2">
					{`${count(whole.not_listed, "more question")} on this day. Open a set to see all its answers.`}
				</p>
			)}
		</>
	);
}

function Session({ session, timeZone }: { session: DaySession; timeZone: string }) {
	const { title, questions, active_ms, points } = session;
	const pointsWords = usePointsWords();
	const [start, end] = [clockText(session.started_at, timeZone), clockText(session.last_at, timeZone)];
	const { length } = questions;
	const { classOf, button } = useFirstRows(length, `Show all ${length} questions`, AT_FIRST, ON_PHONE);
	const facts = [
		start === end ? start : `${start} to ${end}`,
		count(questions.length, "question"),
		roundDurationText(active_ms),
		pointsWords(points),
	].filter((fact) => fact !== false);
	return (
		<section className="card session-card day-session" aria-labelledby={`set-${session.session_id}`}>
			<header>
				<h3 id={`set-${session.session_id}`} className="text-lg leading-tight">
					<Link className="set-link tap-line" to={sessionAttemptsPath(session.session_id)}>
						{title}
						<span className="sr">, all answers in this set</span>
					</Link>
				</h3>
				<p className="days-row-facts">
					{facts.map((fact) => (
						<span key={fact}>{fact}</span>
					))}
				</p>
			</header>
			<ol className="questions">
				{questions.map((question, at) => (
					<DayQuestionItem
						key={question.question_id}
						question={question}
						timeZone={timeZone}
						isSkillShown={question.skill_name !== title}
						className={classOf(at)}
					/>
				))}
			</ol>
			{button}
		</section>
	);
}
