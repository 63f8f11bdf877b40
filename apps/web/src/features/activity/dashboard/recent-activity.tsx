import { Link } from "react-router";
import { studentActivityPath } from "../../../paths/more-paths.ts";

import { Avatar } from "../../../ui/people/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { RecentSession } from "../activity.api.ts";
import { pointsText } from "../attempts/attempt-words.ts";
import { roundDurationText, whenText } from "../../../platform/time/time-words.ts";
import { useFreshKeys } from "../attempts/use-fresh-keys.ts";
import { useNow } from "../../../platform/time/use-now.ts";

export interface RecentActivityProps {
	sessions: readonly RecentSession[];
	avatars: ReadonlyMap<string, string | null>;
	callNames: ReadonlyMap<string, string>;
}

/** The newest sets of all children. */
export function RecentActivity({ sessions, avatars, callNames }: RecentActivityProps) {
	const now = useNow();
	const fresh = useFreshKeys(sessions.map(keyOf));
	return (
		<Card
			title="Recent activity"
			className="recent"
			actions={
				<Link className="link tap-line text-sm" to={studentActivityPath()}>
					All activity
				</Link>
			}
		>
			<table className="tbl">
				<caption className="sr">Latest practice of all children</caption>
				<thead>
					<tr>
						<th scope="col">Child</th>
						<th scope="col">Skill</th>
						<th scope="col" className="r">
							Right on first try
						</th>
						<th scope="col" className="r">
							Time
						</th>
						<th scope="col" className="r">
							Points
						</th>
						<th scope="col" className="r">
							When
						</th>
					</tr>
				</thead>
				<tbody>
					{sessions.map((session) => (
						<SessionRow
							key={keyOf(session)}
							session={session}
							avatar={avatars.get(session.student_id) ?? null}
							callName={callNames.get(session.student_id) ?? session.student_name}
							when={whenText(session.last_attempt_at, now, session.time_zone)}
							isFresh={fresh.has(keyOf(session))}
						/>
					))}
				</tbody>
			</table>
		</Card>
	);
}

function keyOf({ session_id }: RecentSession): string {
	return session_id;
}

interface SessionRowProps {
	session: RecentSession;
	avatar: string | null;
	callName: string;
	when: string;
	isFresh: boolean;
}

function SessionRow({ session, avatar, callName, when, isFresh }: SessionRowProps) {
	const { student_id, student_name, title, finished, skipped, total, active_ms, points } = session;
	const ended = finished + skipped;
	return (
		<tr className={classNames(isFresh && "fresh")}>
			<td className="recent-child">
				<span className="flex items-center gap-2">
					<Avatar avatar={avatar} name={student_name} size={32} />
					<b>{callName}</b>
				</span>
			</td>
			<td className="recent-skill">
				{/* Stretched over the row, so that all of it can be pressed. */}
				<Link className="row-link" to={studentActivityPath(student_id)}>
					{title}
					<span className="sr">, activity of {student_name}</span>
				</Link>
				<span className="recent-meta text-ink-3">
					{ended < total && <span>{`${ended} of ${total} done`}</span>}
					{skipped > 0 && <span>{`${skipped} skipped`}</span>}
					<span className="only-small">
						{callName} · {when}
					</span>
				</span>
			</td>
			<td className="r recent-score">
				<Score session={session} />
			</td>
			<td className="r text-ink-2 recent-wide whitespace-nowrap">{roundDurationText(active_ms)}</td>
			<td className={classNames("r num recent-points", points > 0 ? "text-gold-text" : "text-ink-3")}>
				{pointsText(points)}
			</td>
			<td className="r text-ink-3 recent-wide whitespace-nowrap">{when}</td>
		</tr>
	);
}

/** One small segment per question of the set, filled if right on the first try; of those answered so far. */
function Score({ session: { first_try, finished, total } }: { session: RecentSession }) {
	// How many were skipped is below the title.
	if (finished === 0) return "–";
	return (
		<span className="score">
			<span className="pips" aria-hidden="true">
				{Array.from({ length: Math.min(total, 20) }, (_, at) => (
					<i key={at} className={at < first_try ? "on" : undefined} />
				))}
			</span>
			<span className="num recent-wide">{`${first_try} of ${finished}`}</span>
			<span className="only-small text-ink-2">{`${first_try} of ${finished} right on first try`}</span>
		</span>
	);
}
