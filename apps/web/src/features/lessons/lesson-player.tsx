import { useState } from "react";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { LessonExample } from "./lesson-example.tsx";
import { LessonIdea } from "./lesson-idea.tsx";
import { LessonPractice } from "./lesson-practice.tsx";
import { LessonTop } from "./lesson-top.tsx";
import type { Lesson, OpenedStep } from "./lessons.api.ts";

export interface LessonPlayerProps {
	lesson: Lesson;
	/** It was opened from a practice question. */
	isFromQuestion: boolean;
	/** The next lesson of the skill. */
	againTo: string;
}

/** Step by step: the idea, the worked example, then the final question. */
export function LessonPlayer({ lesson, isFromQuestion, againTo }: LessonPlayerProps) {
	// The visible steps; the idea is above them from the start.
	const [shown, setShown] = useState<OpenedStep[]>([]);
	const [hasIdea, setHasIdea] = useState(lesson.frames.length === 0);
	const [isIdeaAgain, setIsIdeaAgain] = useState(false);
	const [frameAt, setFrameAt] = useState(0);
	const seeIdea = () => {
		setFrameAt(0);
		setIsIdeaAgain(true);
		setHasIdea(false);
	};
	const [isTrying, setIsTrying] = useState(false);
	const [isDone, setIsDone] = useState(false);
	useDocumentTitle(`Lesson: ${lesson.skill.name}`);
	// Each press of Next is one step, so that the progress moves from the start.
	const frames = lesson.frames.length;
	const total = frames + lesson.steps.length + 2;
	const at = isTrying ? total : hasIdea ? frames + 1 + shown.length : 1 + frameAt;
	return (
		<div className="ls-shell pr-shell paper">
			<LessonTop
				name={lesson.skill.name}
				at={at}
				total={total}
				isDone={isDone}
				isFromQuestion={isFromQuestion}
			/>
			{!hasIdea ? (
				<LessonIdea
					lesson={lesson}
					at={frameAt}
					isAgain={isIdeaAgain}
					onMove={setFrameAt}
					onGoOn={() => setHasIdea(true)}
				/>
			) : isTrying ? (
				<LessonPractice
					lesson={lesson}
					isFromQuestion={isFromQuestion}
					againTo={againTo}
					onBack={() => setIsTrying(false)}
					onDone={() => setIsDone(true)}
				/>
			) : (
				<LessonExample
					lesson={lesson}
					shown={shown}
					onShow={setShown}
					onTry={() => setIsTrying(true)}
					onSeeIdea={seeIdea}
				/>
			)}
		</div>
	);
}
