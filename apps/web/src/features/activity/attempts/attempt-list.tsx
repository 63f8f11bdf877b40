import type { ActivityAttempt } from "@learnin/contract/routes/practice/activity.contract";
import type { Ref } from "react";
import { useMemo } from "react";
import type { DayGroup } from "./group-attempts.ts";
import { groupAttempts } from "./group-attempts.ts";
import { SessionCard } from "./session-card.tsx";
import { dayTitle } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";

export interface AttemptListProps {
	attempts: readonly ActivityAttempt[];
	avatars: ReadonlyMap<string, string | null>;
	fresh: ReadonlySet<string>;
	ref: Ref<HTMLDivElement>;
}

/** Everything that was answered, newest first, by day and set. */
export function AttemptList({ attempts, avatars, fresh, ref }: AttemptListProps) {
	const days = useMemo(() => groupAttempts(attempts), [attempts]);
	const now = useNow();
	return (
		<div ref={ref} className="attempt-list" tabIndex={-1}>
			{days.map((day, at) => (
				<Day key={day.key} day={day} isNewest={at === 0} now={now} avatars={avatars} fresh={fresh} />
			))}
		</div>
	);
}

interface DayProps extends Pick<AttemptListProps, "avatars" | "fresh"> {
	day: DayGroup;
	isNewest: boolean;
	now: Date;
}

function Day({ day, isNewest, now, avatars, fresh }: DayProps) {
	return (
		<section className="activity-day">
			<h2>{dayTitle(day.newest.created_at, now, day.newest.time_zone)}</h2>
			{day.sessions.map((session, at) => (
				<SessionCard
					key={session.key}
					group={session}
					avatar={avatars.get(session.newest.student_id) ?? null}
					fresh={fresh}
					isNewest={isNewest && at === 0}
				/>
			))}
		</section>
	);
}
