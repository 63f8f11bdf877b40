import { isDayWithWork } from "@learnin/domain/practice/practice-day";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { OWN_ACTIVITY_PATH } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { OwnRecords } from "../growth/index.ts";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import { CanDo } from "./can-do.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import { EndedQuestions } from "./ended-questions.tsx";
import type { PracticeDays } from "./practice-days.api.ts";
import { daysQuery } from "./practice-days.api.ts";
import { SpanSteps } from "./span-steps.tsx";
import "../../styles/print.css";
import "../../ui/text/question-paper.css";
import "./days.css";

/** /student/activity: what the child can do, its days as tiles, and every question in them. */
export function OwnActivityPage() {
	const [search] = useSearchParams();
	const { data, error, isFetching, refetch } = useQuery(daysQuery(search.get("to") ?? undefined));
	if (!data) {
		if (!error) return <ActivitySkeleton />;
		return (
			<LoadFailed title="Your activity couldn’t be loaded" query={{ error, isFetching, refetch }}>
				<ButtonLink variant="line" to={OWN_ACTIVITY_PATH}>
					The last two weeks
				</ButtonLink>
			</LoadFailed>
		);
	}
	return <Span span={data} />;
}

function Span({ span }: { span: PracticeDays }) {
	const [from, to] = [span.days[0]?.date ?? span.today, span.days.at(-1)?.date ?? span.today];
	return (
		<div className="days-page">
			{to === span.today && <CanDo />}
			{to === span.today && <OwnRecords />}
			<SpanSteps {...{ from, to }} today={span.today} firstDay={span.first_day} />
			{!span.days.some(isDayWithWork) ? (
				<NothingYet when={to === span.today ? "now" : to < span.first_day ? "before" : "earlier"} />
			) : (
				<>
					<DayCalendar span={span} />
					{span.skills.length > 0 ? (
						<EndedQuestions span={{ from, to }} skills={span.skills} timeZone={span.time_zone} />
					) : (
						<NothingYet when={to === span.today ? "started" : "open"} />
					)}
				</>
			)}
		</div>
	);
}

const nothing = {
	now: {
		title: "Your days will appear here",
		hint: "Finish a question, and today’s tile starts to fill. One is a good start.",
	},
	started: {
		title: "Your questions will appear here",
		hint: "Finish a question, and you’ll find it here. One is a good start.",
	},
	open: {
		title: "No questions finished in these two weeks",
		hint: "Anything you started is under its day above.",
	},
	earlier: {
		title: "No practice in these two weeks",
		hint: "Everyone takes breaks. Your other days are still here.",
	},
	before: {
		title: "You hadn’t started yet",
		hint: "Your first day of practice came later.",
	},
};

/** The two weeks up to today, between others, or before the child's first day; and days on which nothing was finished. */
function NothingYet({ when }: { when: keyof typeof nothing }) {
	const isNow = when === "now" || when === "started";
	return (
		<Card>
			<EmptyState
				{...nothing[when]}
				tile={{ kind: "steps", color: "gold", soft: true }}
				action={
					<ButtonLink
						variant={isNow ? "primary" : "line"}
						to={isNow ? paths.practiceDaily : OWN_ACTIVITY_PATH}
						className="mt-2"
					>
						{isNow ? "Start practicing" : "The last two weeks"}
					</ButtonLink>
				}
			/>
		</Card>
	);
}
