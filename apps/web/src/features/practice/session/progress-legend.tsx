import { useId } from "react";
import type { Mark } from "./state/practice-state.ts";

type Shown = Mark | "now";

const words: readonly (readonly [Shown, string])[] = [
	["solved", "First try"],
	["retried", "More tries"],
	["helped", "With help"],
	["skipped", "Skipped"],
	["unsolved", "Not solved"],
	["waiting", "Being read"],
];

const allWords: typeof words = [["now", "This question"], ...words, ["open", "To do"]];

/** The legend of the progress bar, for the marks it has. Screen readers get each question in the menu. */
export function ProgressLegend({ marks }: { marks: readonly Mark[] }) {
	return <Legend shown={words.filter(([mark]) => marks.some((each) => each === mark))} />;
}

/** The legend at the bar itself: below it, or on a small screen, which has no space there, shown by a press on the bar. */
export function ProgressKey({ marks }: { marks: readonly Mark[] }) {
	const id = useId();
	return (
		<>
			<ProgressLegend marks={marks} />
			<button type="button" className="pr-bar-press" popoverTarget={id}>
				<span className="sr">What the bar shows</span>
			</button>
			<div id={id} popover="auto" className="pr-more pr-bar-words">
				<p className="pr-more-title">What the bar shows</p>
				<Legend shown={allWords} />
			</div>
		</>
	);
}

function Legend({ shown }: { shown: typeof words }) {
	return (
		<ul className="pr-legend" aria-hidden="true">
			{shown.map(([mark, name]) => (
				<li key={mark}>
					<span className="pr-segments">
						<i className={`is-${mark}`} />
					</span>
					{name}
				</li>
			))}
		</ul>
	);
}
