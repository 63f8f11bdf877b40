import { Printer } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { chime } from "../../platform/look/chime.ts";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { usePreferences } from "../profile/index.ts";
import { IdeaOnPaper, IdeaRecalled } from "./lesson-idea.tsx";
import type { Lesson, OpenedStep } from "./lessons.api.ts";
import { openStep } from "./lessons.api.ts";
import { QuestionShown } from "./question-shown.tsx";
import { SmallQuestion } from "./small-question.tsx";
import { LessonStep } from "./lesson-step.tsx";

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
	const { example, idea, steps, practice } = lesson;
	// Steps received with earlier ones, not shown yet.
	const [ready, setReady] = useState<OpenedStep[]>([]);
	const [isAsking, setIsAsking] = useState(false);
	const { isCalm, hasSound } = usePreferences();
	const heading = useFocusAfterIdea(lesson.frames.length > 0 && shown.length === 0);
	const next = steps[shown.length];
	const known = next?.opened ?? ready[0];
	const showKnown = (step: OpenedStep, rest: OpenedStep[]) => {
		setReady(rest);
		setIsAsking(false);
		if (hasSound && !isCalm) chime("step");
		onShow([...shown, step]);
	};
	const take = (opened: OpenedStep[]) => {
		const [step, ...rest] = opened;
		if (step) showKnown(step, rest);
	};
	const open = useAction(() => openStep(lesson, shown.length, null), {
		onDone: ({ opened }) => take(opened),
	});
	const goOn = () => {
		if (next === undefined) return onTry();
		if (known) return showKnown(known, next.opened ? ready : ready.slice(1));
		if (next.check) return setIsAsking(true);
		open.run();
	};
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
						<LessonStep key={at} step={step} at={at} isNewest={at === shown.length - 1} />
					))}
				</ol>
				{isAsking && next?.check ? (
					<SmallQuestion
						key={shown.length}
						check={next.check}
						example={example}
						choose={(choice) => openStep(lesson, shown.length, choice)}
						onOpen={take}
					/>
				) : (
					<div className="ls-go">
						<Button variant="primary" size="lg" block busy={open.isPending} onClick={goOn}>
							{next ? "Next step" : "Now you finish one"}
						</Button>
						{!next && (
							<Button
								variant="ghost"
								icon={<Printer className="i" />}
								className="ls-print-button"
								onClick={() => window.print()}
							>
								Print this lesson
							</Button>
						)}
					</div>
				)}
			</section>
			<section className="ls-on-paper" aria-hidden="true">
				<h2>Your turn</h2>
				<QuestionShown question={practice} />
			</section>
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
