import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ChangeSearch, LessonSearch } from "../lesson-list/use-lesson-search.ts";

export interface PathSearchProps {
	grades: readonly number[];
	search: LessonSearch;
	onChange: ChangeSearch;
}

/** The grade selector, and a search over all grades. */
export function PathSearch({ grades, search: { text, grade }, onChange }: PathSearchProps) {
	const row = useRef<HTMLDivElement>(null);
	/** Of the buttons; none while a text is searched. */
	const pressed = text !== "" ? null : grade === null ? grades.length : grades.indexOf(grade);
	useEffect(() => {
		// On a phone the row is wider than the page: the selected grade comes to its middle.
		const whole = row.current;
		const shown = pressed === null ? null : whole?.querySelectorAll("button").item(pressed);
		if (whole && shown) whole.scrollBy({ left: middleOf(shown) - middleOf(whole) });
	}, [pressed]);
	return (
		<div className="pa-find">
			<div ref={row} className="pa-steps" role="group" aria-label="Grade">
				{grades.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={text === "" && grade === each}
						onClick={() => onChange({ grade: String(each), q: null })}
					>
						<span className="pa-step-word">Grade</span> {each}
					</button>
				))}
				<button
					type="button"
					aria-pressed={text === "" && grade === null}
					onClick={() => onChange({ grade: "all", q: null })}
				>
					All
				</button>
			</div>
			<div className="pa-search">
				<Search className="i" aria-hidden="true" />
				<input
					type="search"
					className="input"
					aria-label="Search skills"
					placeholder="Fractions, area, times…"
					autoComplete="off"
					value={text}
					onChange={(event) => onChange({ q: event.target.value })}
				/>
			</div>
		</div>
	);
}

function middleOf(element: Element): number {
	const { left, width } = element.getBoundingClientRect();
	return left + width / 2;
}
