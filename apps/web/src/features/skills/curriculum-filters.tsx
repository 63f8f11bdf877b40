import { COVERAGE_GAPS } from "@learnin/domain/authoring/draft/coverage-gaps";
import { GRADES } from "@learnin/domain/family/grades";
import { Map as MapIcon, Search, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { count } from "../../platform/count-words.ts";
import { SelectField } from "../../ui/fields/field.tsx";
import { type CurriculumSearch, gapsOf } from "./find-in-curriculum.ts";
import { gapWords } from "./skill-words.ts";
import type { Curriculum } from "./skills.api.ts";

export interface CurriculumFiltersProps {
	curriculum: Curriculum;
	search: CurriculumSearch;
	/** The matching skills. */
	found: Curriculum["skills"];
	onChange: (parts: Record<string, string | null>) => void;
	/** Content at the end of the first line. */
	children: ReactNode;
}

/** Search and filters apply immediately and are cleared together. */
export function CurriculumFilters(props: CurriculumFiltersProps) {
	const { curriculum, search, found, onChange, children } = props;
	const withGaps = found.filter((skill) => gapsOf(skill).length > 0).length;
	const options = { grade: gradeOptions, gap: gapOptions, sort: sortOptions, state: stateOptions };
	const fieldOf = (name: keyof typeof options) => ({
		options: options[name],
		value: `${search[name] ?? ""}`,
		onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
	});
	return (
		<section className="cur-top card" aria-label="Find a skill">
			<div className="cur-line">
				<label className="cur-words">
					<span className="sr">Search by name or code</span>
					<Search className="i" aria-hidden="true" />
					<input
						className="input"
						type="search"
						maxLength={100}
						placeholder="Name or code"
						value={search.text}
						onChange={(event) => onChange({ q: event.target.value })}
					/>
				</label>
				{children}
			</div>
			<div className="cur-fields">
				<SelectField label="Grade" placeholder="All" {...fieldOf("grade")} />
				<SelectField
					label="Domain"
					placeholder="All"
					options={curriculum.domains.map(({ id, name }) => ({ value: id, label: name }))}
					value={search.domain ?? ""}
					onChange={(event) => onChange({ domain: event.target.value })}
				/>
				<SelectField label="Gaps" placeholder="All skills" {...fieldOf("gap")} />
				<SelectField label="State" placeholder="All" {...fieldOf("state")} />
				<SelectField label="Sort by" {...fieldOf("sort")} />
			</div>
			<div className="cur-line">
				<p role="status" className="text-ink-2 text-sm">
					{count(found.length, "skill")}
					{search.gap === null && withGaps > 0 && (
						<>
							{" · "}
							<button type="button" className="link tap-line" onClick={() => onChange({ gap: "any" })}>
								{`${withGaps} with gaps`}
							</button>
						</>
					)}
				</p>
				<div className="seg" role="group" aria-label="View">
					<button
						type="button"
						aria-pressed={search.view === "table"}
						onClick={() => onChange({ view: null })}
					>
						<Table2 className="i" aria-hidden="true" /> Table
					</button>
					<button
						type="button"
						aria-pressed={search.view === "map"}
						onClick={() => onChange({ view: "map" })}
					>
						<MapIcon className="i" aria-hidden="true" /> Map
					</button>
				</div>
			</div>
		</section>
	);
}

const gradeOptions = GRADES.map(({ grade, label }) => ({ value: `${grade}`, label }));
const gapOptions = [
	{ value: "any", label: "Any gap" },
	...COVERAGE_GAPS.map((gap) => ({ value: gap, label: gapWords[gap].sign })),
];
const stateOptions = [
	{ value: "active", label: "Active" },
	{ value: "inactive", label: "Not active" },
];
const sortOptions = [
	{ value: "order", label: "Teaching order" },
	{ value: "name", label: "Name" },
	{ value: "questions", label: "Fewest in the bank" },
	{ value: "types", label: "Fewest types" },
	{ value: "waiting", label: "Most to review" },
	{ value: "students", label: "Most students" },
];
