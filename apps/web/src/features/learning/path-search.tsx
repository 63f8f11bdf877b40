import { Search } from "lucide-react";
import type { ChangeSearch, LessonSearch } from "./use-lesson-search.ts";

export interface PathSearchProps {
	grades: readonly number[];
	search: LessonSearch;
	onChange: ChangeSearch;
}

/** Which grade shows, each a press away, and a search over all of them. */
export function PathSearch({ grades, search: { text, grade }, onChange }: PathSearchProps) {
	return (
		<div className="pa-find">
			<div className="pa-steps" role="group" aria-label="Grade">
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
					aria-label="Search"
					placeholder="Fractions, area, times …"
					autoComplete="off"
					value={text}
					onChange={(event) => onChange({ q: event.target.value })}
				/>
			</div>
		</div>
	);
}
