import { RotateCcw } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { SpokenText } from "../../ui/text/spoken-text.tsx";
import type { AskedStep, Lesson, LessonText, OpenedStep, openStep } from "./lessons.api.ts";
import { QuestionAgain } from "./question-shown.tsx";

/** Longer choices are below each other, since they are read word by word. */
const LONG_CHOICE = 12;
/** A longer word would be broken beside another choice on a phone, once the sign of a tried one is before it. */
const LONG_WORD = 9;

export interface SmallQuestionProps {
	check: AskedStep;
	/** The question whose solution it belongs to. */
	example: Lesson["example"];
	/** There are steps above it to look at. */
	hasSteps: boolean;
	/** Sends the index of a choice, or null to see the step. */
	choose: (choice: number | null) => ReturnType<typeof openStep>;
	onOpen: (opened: OpenedStep[], isFound: boolean) => void;
}

/** Asks for the next step before it is shown. A wrong choice costs nothing. */
export function SmallQuestion({ check, example, hasSteps, choose, onOpen }: SmallQuestionProps) {
	const { asked, choices } = check;
	const [tried, setTried] = useState<readonly number[]>([]);
	const [why, setWhy] = useState<LessonText | null>(null);
	const section = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const title = useId();
	const isLong = choices.some(isLongChoice);
	const question = asked?.spoken ?? "What is the answer?";
	const repeated = asked === null ? ":is(.question-prompt, .question-figure)" : ".question-figure";
	const isInView = useIsExampleInView(section, repeated);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
	}, []);
	const press = useAction(choose, {
		onDone: ({ is_right, feedback, opened }, choice) => {
			if (is_right) return onOpen(opened, choice !== null);
			if (choice !== null) setTried([...tried, choice]);
			setWhy(feedback);
		},
	});
	return (
		<section ref={section} className="ls-ask" aria-labelledby={title}>
			<header>
				<h2 id={title} ref={heading} tabIndex={-1}>
					{asked === null ? "What is the answer?" : <SpokenText text={asked} />}
				</h2>
				<ReadAloud
					text={[question, ...choices.map(({ spoken }) => spoken)].join(" … ")}
					label="Read the question aloud"
				/>
			</header>
			{!isInView && <QuestionAgain question={example} hasText={asked === null} />}
			<ul className={isLong ? "is-long" : undefined}>
				{choices.map((choice, at) => {
					const isTried = tried.includes(at);
					return (
						<li key={at}>
							<Button
								size="lg"
								block
								className={isTried ? "is-tried" : undefined}
								disabled={isTried}
								busy={press.pending === at}
								icon={isTried && <RotateCcw className="i" aria-hidden="true" />}
								onClick={() => press.run(at)}
							>
								<RichText text={choice} asLabel />
							</Button>
						</li>
					);
				})}
			</ul>
			<div role="status">
				{tried.length > 0 && (
					<NotYet key={tried.length} why={why} hint={whereToLook(hasSteps, example.figure)} />
				)}
			</div>
			<Button variant="line" busy={press.pending === null} onClick={() => press.run(null)}>
				Show me
			</Button>
		</section>
	);
}

/** Whether these parts of the example are on the screen together with the question about it, which is brought there. */
function useIsExampleInView(section: RefObject<HTMLElement | null>, selector: string): boolean {
	const [isInView, setIsInView] = useState(true);
	useEffect(() => {
		// Below a long step the choices would be below the screen.
		section.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
		const observer = new IntersectionObserver((parts) => {
			observer.disconnect();
			setIsInView(parts.every(({ intersectionRatio }) => intersectionRatio > 0.99));
		});
		for (const part of document.querySelectorAll(`.ls-example:not(.ls-on-paper) ${selector}`))
			observer.observe(part);
		return () => observer.disconnect();
	}, [section, selector]);
	useEffect(() => {
		if (!isInView) section.current?.scrollIntoView({ block: "nearest" });
	}, [section, isInView]);
	return isInView;
}

/** Where the next try begins: only at what is on the page. */
function whereToLook(hasSteps: boolean, picture: Lesson["example"]["figure"]): string {
	if (hasSteps) return "Look at the steps above and try again.";
	if (picture === null) return "Look at the numbers in the question. Then try again.";
	return WRITTEN_DIGIT.test(picture.svg)
		? "Look at the picture and its numbers. Then try again."
		: "Look closely at the picture. Then try again.";
}

/** A digit in a text of a drawing, not in its measures. */
const WRITTEN_DIGIT = /<text[^>]*>(?:[^<]|<\/?tspan[^>]*>)*\d/;

/** As it is read, not as it is spoken: "(−3, 2)" is short. */
function isLongChoice({ html }: LessonText): boolean {
	const read = html.replaceAll(/<[^>]*>/g, "");
	return read.length > LONG_CHOICE || read.split(/\s+/).some((word) => word.length > LONG_WORD);
}

function NotYet({ why, hint }: { why: LessonText | null; hint: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		place.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div ref={place} className="ls-not-yet">
			<Note kind="retry" title="Not yet">
				{why ? <RichText className="rich" text={why} /> : <p>{hint}</p>}
			</Note>
		</div>
	);
}
