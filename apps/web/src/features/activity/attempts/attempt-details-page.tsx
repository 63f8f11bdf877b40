import type { AttemptDetail } from "@learnin/contract/routes/practice/activity.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { dayTitle } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useProfile } from "../../profile/index.ts";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import type { DetailsFilter } from "../activity.api.ts";
import { detailsQuery } from "../activity.api.ts";
import { AttemptRow } from "./attempt-row.tsx";
import { DetailsFailed } from "../details/details-failed.tsx";
import { NothingHerePage } from "../details/nothing-here-page.tsx";
import { DetailsLink } from "../details/details-link.tsx";
import type { QuestionGroup } from "./group-attempts.ts";
import { groupDetails } from "./group-attempts.ts";
import "../activity.css";
import "../details/details.css";

/** Every answer of one set (`?session=`), or of one skill (`?skill=`, with `&student=` for a child of the family). */
export function AttemptDetailsPage() {
	const [search] = useSearchParams();
	const filter = filterOf(search);
	if (!filter) return <NothingHerePage />;
	return <Details key={JSON.stringify(filter)} filter={filter} />;
}

function filterOf(search: URLSearchParams): DetailsFilter | null {
	const [session_id, skill_id, student_id] = ["session", "skill", "student"].map((name) => search.get(name));
	if (session_id) return { session_id };
	if (skill_id) return { skill_id, ...(student_id && { student_id }) };
	return null;
}

function Details({ filter }: { filter: DetailsFilter }) {
	const query = useInfiniteQuery(detailsQuery(filter));
	const first = query.data?.pages[0];
	if (!first) {
		if (!query.error) return <ActivitySkeleton />;
		return <DetailsFailed query={query} />;
	}
	const attempts = query.data?.pages.flatMap((page) => page.attempts) ?? [];
	return (
		<>
			<DetailsTitle title={first.title} studentName={first.student_name} isSet={"session_id" in filter} />
			{attempts.length === 0 ? (
				<NoAnswers />
			) : (
				<>
					<Days attempts={attempts} title={first.title} />
					<LoadMore shown={attempts.length} thing="answer" query={query} />
				</>
			)}
		</>
	);
}

interface DetailsTitleProps {
	title: string;
	studentName: string;
	/** One set, not everything answered in a skill. */
	isSet: boolean;
}

function DetailsTitle({ title, studentName, isSet }: DetailsTitleProps) {
	const isOwn = useProfile().user_type === "STUDENT";
	const ownWords = isSet
		? "Your answers in this set, newest first"
		: "All your answers in this skill, newest first";
	const words = isSet ? "answers in this set, newest first" : "all answers in this skill, newest first";
	return (
		<header className="details-title">
			<h2>{title}</h2>
			<p className="text-ink-2">{isOwn ? ownWords : `${studentName}: ${words}`}</p>
		</header>
	);
}

function Days({ attempts, title }: { attempts: readonly AttemptDetail[]; title: string }) {
	const now = useNow();
	return (
		<div className="attempt-list">
			{groupDetails(attempts).map((day) => (
				<section key={day.key} className="activity-day">
					<h3 className="details-day">{dayTitle(day.newest.created_at, now, day.newest.time_zone)}</h3>
					<div className="card session-card">
						<ol className="questions">
							{day.questions.map((question) => (
								<Question key={question.key} group={question} title={title} />
							))}
						</ol>
					</div>
				</section>
			))}
		</div>
	);
}

function Question({
	group: { key, attempts },
	title,
}: {
	group: QuestionGroup<AttemptDetail>;
	title: string;
}) {
	const [{ prompt, skill_name }] = attempts;
	return (
		<li className="question">
			{skill_name !== title && <p className="question-skill">{skill_name}</p>}
			<RichText text={prompt} className="rich question-prompt" />
			<ol className="attempts">
				{attempts.map((attempt) => (
					<AttemptRow key={attempt.id} attempt={attempt} />
				))}
			</ol>
			<DetailsLink questionId={key} spoken={prompt.spoken} />
		</li>
	);
}

function NoAnswers() {
	return (
		<Card>
			<EmptyState
				title="No answers yet"
				hint="Every answer given here shows up in this list."
				tile={{ kind: "wave", color: "sky", soft: true }}
			/>
		</Card>
	);
}
