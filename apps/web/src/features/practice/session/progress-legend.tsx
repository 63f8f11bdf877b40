import type { Mark } from "./state/practice-state.ts";

const words: readonly (readonly [Mark, string])[] = [
	["solved", "First try"],
	["helped", "With help"],
	["unsolved", "Not solved"],
	["waiting", "Being read"],
];

/** The legend of the progress bar, for the marks it has. Screen readers get each question in the menu. */
export function ProgressLegend({ marks }: { marks: readonly Mark[] }) {
	return (
		<ul className="pr-legend" aria-hidden="true">
			{words
				.filter(([mark]) => marks.includes(mark))
				.map(([mark, name]) => (
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
