import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { DetailsFailed } from "../activity/index.ts";
import { useProfile } from "../profile/index.ts";
import { DayHead } from "./day-head.tsx";
import { DaySessions } from "./day-sessions.tsx";
import { DayFigures } from "./day-figures.tsx";
import { DaySkeleton } from "./day-skeleton.tsx";
import type { WholeDay } from "./practice-days.api.ts";
import { dayQuery } from "./practice-days.api.ts";
import { SkillsMoved } from "./skills-moved.tsx";
import { TimeRule } from "./time-rule.tsx";
import "../../styles/print.css";
import "./days.css";

/** One day's work of a student: for the student, its parents and admins. */
export function PracticeDayPage() {
	const { dayId = "" } = useParams();
	const { data, error, isFetching, refetch } = useQuery(dayQuery(dayId));
	if (data) return <Day key={data.day.id} whole={data} />;
	if (!error) return <DaySkeleton />;
	return <DetailsFailed query={{ error, isFetching, refetch }} />;
}

function Day({ whole }: { whole: WholeDay }) {
	const isOwn = useProfile().user_type === "STUDENT";
	const name = isOwn ? null : whole.student_name;
	return (
		<article className="days-page">
			<DayHead whole={whole} name={name} />
			{whole.sessions.length === 0 ? (
				<NothingDone />
			) : (
				<>
					<DayFigures whole={whole} name={name} />
					<SkillsMoved skills={whole.skills} />
					<DaySessions whole={whole} />
				</>
			)}
			<TimeRule />
		</article>
	);
}

function NothingDone() {
	return (
		<Card>
			<EmptyState
				title="A day without practice"
				hint="No answers on this day. Rest days are part of learning."
				tile={{ kind: "wave", color: "sky", soft: true }}
			/>
		</Card>
	);
}
