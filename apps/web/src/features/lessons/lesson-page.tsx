import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { lessonPath } from "../../paths/lesson-path.ts";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LessonPlayer } from "./lesson-player.tsx";
import { lessonQuery } from "./lessons.api.ts";
import "../../styles/print.css";
import "./lesson.css";

/** /student/lesson, full screen: one skill, what to notice, a worked example and a final question. */
export function LessonPage() {
	const [search] = useSearchParams();
	const skill_id = search.get("skill") ?? "";
	const again = Math.abs(Math.trunc(Number(search.get("again") ?? 0))) || 0;
	const questionId = search.get("question");
	const { data, error, isFetching, refetch } = useQuery(lessonQuery(skill_id, { again, questionId }));
	if (data)
		return (
			<LessonPlayer
				key={`${skill_id} ${data.number}`}
				lesson={data}
				isFromQuestion={questionId !== null}
				againTo={lessonPath(skill_id, { again: again + 1, questionId })}
			/>
		);
	if (!error) return <LessonSkeleton />;
	const isNone = error instanceof ApiError && error.code === "not_found";
	return (
		<MessagePage
			title={isNone ? "No lesson here yet" : "The lesson didn’t load"}
			tile={{ kind: isNone ? "leaf" : "half", color: isNone ? "mint" : "coral", soft: true }}
			actions={
				<>
					{!isNone && (
						<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
							Try again
						</Button>
					)}
					<ButtonLink variant={isNone ? "primary" : "line"} size="lg" to={paths.lessonList}>
						All lessons
					</ButtonLink>
				</>
			}
		>
			<p>{isNone ? "Pick another skill to learn." : textOf(error)}</p>
		</MessagePage>
	);
}

function LessonSkeleton() {
	return (
		<div className="ls-shell" role="status" aria-label="Loading the lesson">
			<div className="ls-main">
				<Skeleton className="h-80 w-full rounded-3xl" />
				<Skeleton className="h-80 w-full rounded-3xl" />
			</div>
		</div>
	);
}
