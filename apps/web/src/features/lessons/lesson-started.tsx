import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { LessonHelp } from "./lesson-help.tsx";
import type { Lesson, LessonText } from "./lessons.api.ts";

/** What is open above the answer, and the hints that are left for below it. */
export function openHelp({ started = [] }: Pick<Lesson, "started">, hints: readonly LessonText[]) {
	const isStarted = started.length > 0;
	return {
		title: isStarted ? "It’s started for you. Finish it." : "Think about this first.",
		open: isStarted ? started : hints.slice(0, 1),
		folded: isStarted ? hints : hints.slice(1),
	};
}

export interface LessonStartedProps {
	lesson: Pick<Lesson, "started">;
	hints: readonly LessonText[];
}

/** The beginning of the solution, or the first hint where that would give the answer away; then the other hints. */
export function LessonStarted({ lesson, hints }: LessonStartedProps) {
	const { title, open, folded } = openHelp(lesson, hints);
	return (
		<div className="ls-helps">
			<section className="ls-started" aria-labelledby="ls-started">
				<header>
					<h2 id="ls-started">{title}</h2>
					<ReadAloud text={open.map(({ spoken }) => spoken).join(" … ")} label="Read this aloud" />
				</header>
				<StartedSteps steps={open} />
			</section>
			{folded.length > 0 && <LessonHelp hints={folded} />}
		</div>
	);
}

export function StartedSteps({ steps }: { steps: readonly LessonText[] }) {
	return (
		<ol>
			{steps.map((step) => (
				<li key={step.html}>
					<RichText className="rich" text={step} />
				</li>
			))}
		</ol>
	);
}
