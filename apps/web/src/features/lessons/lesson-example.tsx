import { Printer } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { IdeaOnPaper, IdeaRecalled } from "./lesson-idea.tsx";
import type { Lesson, OpenedStep } from "./lessons.api.ts";
import { openStep } from "./lessons.api.ts";
import { QuestionShown, TurnOnPaper } from "./question-shown.tsx";
import { SmallQuestion } from "./small-question.tsx";
import { LessonStep } from "./lesson-step.tsx";
import { useSteps } from "./use-steps.ts";

export interface LessonExampleProps {
	lesson: Lesson;
	shown: OpenedStep[];
	onShow: (steps: OpenedStep[]) => void;
	onTry: () => void;
	/** Goes back to the idea; the shown steps stay. */
	onSeeIdea: () => void;
}

/** The example on one side; beside it what to notice, and its solution one step at a time. */
export function LessonExample({ lesson, shown, onShow, onTry, onSeeIdea }: LessonExampleProps) {
	const { example, idea } = lesson;
	const { next, asked, found, take, goOn, isPending } = useSteps(lesson, shown, onShow);
	const heading = useFocusAfterIdea(lesson.frames.length > 0 && shown.length === 0);
	return (
		<main id="main" className="ls-main">
			<IdeaOnPaper frames={lesson.frames} />
			<div className="ls-beside">
				<section className="ls-example card" aria-labelledby="ls-example">
					<header>
						<h1 id="ls-example" ref={heading} tabIndex={-1}>
							Watch one
						</h1>
						<ReadAloud text={example.prompt.spoken} label="Read the question aloud" />
					</header>
					<QuestionShown question={example} />
				</section>
				<IdeaRecalled frames={lesson.frames} onSeeIdea={onSeeIdea} />
			</div>
			<section className="ls-steps" aria-label="Step by step">
				<ol>
					<li className="ls-step ls-step--idea">
						<header>
							<h2>Look first</h2>
							<ReadAloud text={idea.spoken} label="Read this step aloud" />
						</header>
						<RichText className="rich" text={idea} />
					</li>
					{shown.map((step, at) => (
						<LessonStep
							key={at}
							step={step}
							at={at}
							isNewest={at === shown.length - 1}
							isFound={at === found}
						/>
					))}
				</ol>
				{asked ? (
					<SmallQuestion
						key={shown.length}
						check={asked}
						example={example}
						hasSteps={shown.length > 0}
						choose={(choice) => openStep(lesson, shown.length, choice)}
						onOpen={take}
					/>
				) : (
					<>
						<div className="ls-go ls-go--in-view">
							<Button variant="primary" size="lg" block busy={isPending} onClick={next ? goOn : onTry}>
								{next ? "Next step" : "Now you finish one"}
							</Button>
						</div>
						{!next && (
							<div className="ls-go">
								<Button
									variant="ghost"
									icon={<Printer className="i" />}
									className="ls-print-button"
									onClick={() => window.print()}
								>
									Print this lesson
								</Button>
							</div>
						)}
					</>
				)}
			</section>
			<TurnOnPaper lesson={lesson} />
		</main>
	);
}

/** Takes the focus from the idea, whose button is gone. Steps shown before take it themselves. */
function useFocusAfterIdea(follows: boolean): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const first = useRef(follows);
	useEffect(() => {
		if (first.current) heading.current?.focus();
	}, []);
	return heading;
}
