import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { QuestionFigure } from "../../ui/text/question-paper.tsx";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import type { Lesson } from "./lessons.api.ts";
import { AnswerLine, QuestionShown, TurnOnPaper } from "./question-shown.tsx";

export interface LessonIdeaProps {
	lesson: Lesson;
	/** The visible frame, from 0. */
	at: number;
	/** It was left before: the button that led back is gone, and the focus with it. */
	isAgain: boolean;
	onMove: (at: number) => void;
	/** Continues to the worked example. */
	onGoOn: () => void;
}

/** The idea as a picture that grows on press, with a caption for each state. */
export function LessonIdea({ lesson, at, isAgain, onMove, onGoOn }: LessonIdeaProps) {
	const { frames, idea, example } = lesson;
	const next = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isAgain) next.current?.focus();
	}, [isAgain]);
	const startOver = () => {
		// Its button goes away, and would take the focus with it.
		next.current?.focus();
		onMove(0);
	};
	const frame = frames[at];
	const isLast = at === frames.length - 1;
	if (frame === undefined) return null;
	return (
		<main id="main" className="ls-main ls-main--idea">
			<IdeaOnPaper frames={frames} />
			<section className="ls-example ls-idea card" aria-labelledby="ls-idea">
				<header>
					<h1 id="ls-idea">The idea</h1>
					<ReadAloud key={at} text={frame.text.spoken} label="Read this step aloud" />
				</header>
				<QuestionFigure figure={frame.picture} />
				<div role="status">
					<RichText className="rich" text={frame.text} />
				</div>
				<ol className="ls-dots" aria-hidden="true">
					{frames.map((_, each) => (
						<li key={each} className={each <= at ? "is-shown" : undefined} />
					))}
				</ol>
			</section>
			<div className="ls-go">
				<Button
					ref={next}
					variant="primary"
					size="lg"
					block
					onClick={() => (isLast ? onGoOn() : onMove(at + 1))}
				>
					{isLast ? "Now watch an example" : "Next"}
				</Button>
				{at > 0 && (
					<Button variant="ghost" onClick={startOver}>
						Start over
					</Button>
				)}
			</div>
			<section className="ls-on-paper" aria-hidden="true">
				<h2>Watch one</h2>
				<QuestionShown question={example} />
				<RichText className="rich" text={idea} />
				<AnswerLine question={example} />
			</section>
			<TurnOnPaper lesson={lesson} />
		</main>
	);
}

/** The finished picture of the idea, beside the example; where there is no room for it, only the way back. */
export function IdeaRecalled({ frames, onSeeIdea }: { frames: Lesson["frames"]; onSeeIdea: () => void }) {
	const last = frames.at(-1);
	if (last === undefined) return null;
	return (
		<section className="ls-recalled" aria-label="The idea">
			<figure>
				<QuestionFigure figure={last.picture} />
				<figcaption>
					<RichText className="rich" text={last.text} />
				</figcaption>
			</figure>
			<Button variant="ghost" icon={<RotateCcw className="i" />} onClick={onSeeIdea}>
				See the idea again
			</Button>
		</section>
	);
}

/** The whole idea for printing: the picture of each caption. */
export function IdeaOnPaper({ frames }: Pick<Lesson, "frames">) {
	if (frames.length === 0) return null;
	return (
		<section className="ls-on-paper ls-example" aria-hidden="true">
			<h2>The idea</h2>
			<ol>
				{frames.map(({ picture, text }, at) => (
					<li key={at}>
						<QuestionFigure figure={picture} />
						<RichText className="rich" text={text} />
					</li>
				))}
			</ol>
		</section>
	);
}
