import { gradeLabel } from "@learnin/domain/family/grades";
import { MASTERY_STATE_WORDS, MASTERY_STATES } from "@learnin/domain/mastery/mastery-state";
import { List, Map as MapIcon, Search } from "lucide-react";
import { Link } from "react-router";
import { STARTING_POINT_PATH } from "../../paths/more-paths.ts";
import { count } from "../../platform/count-words.ts";
import { classNames } from "../../ui/class-names.ts";
import { Field, SelectField } from "../../ui/field.tsx";
import type { ListedSkill, Skills } from "./learning.api.ts";
import type { ChangeSearch, LessonSearch } from "./use-lesson-search.ts";

export interface LessonFiltersProps {
	skills: readonly ListedSkill[];
	domains: Skills["domains"];
	search: LessonSearch;
	onChange: ChangeSearch;
	found: number;
	/** How many more fit in other grades. */
	elsewhere: number;
}

/** Search and filters work at once and go together. */
export function LessonFilters({ skills, domains, search, onChange, found, elsewhere }: LessonFiltersProps) {
	const grades = [...new Set(skills.map(({ grade }) => grade))];
	const ofGrade = new Set(
		skills.filter(({ grade }) => search.grade === null || grade === search.grade).map(({ domain }) => domain),
	);
	return (
		<section
			className={classNames("ll-filters card", search.view === "map" && "is-map")}
			aria-label="Find a lesson"
		>
			<Field label="Search" className="ll-search">
				{(control) => (
					<div className="ll-search-box">
						<Search className="i" aria-hidden="true" />
						<input
							{...control}
							type="search"
							className="input"
							placeholder="Fractions, area, times …"
							autoComplete="off"
							value={search.text}
							onChange={(event) => onChange({ q: event.target.value })}
						/>
					</div>
				)}
			</Field>
			<SelectField
				label="Grade"
				value={search.grade ?? "all"}
				options={[
					{ value: "all", label: "All grades" },
					...grades.map((grade) => ({ value: String(grade), label: gradeLabel(grade) })),
				]}
				onChange={(event) => onChange({ grade: event.target.value, domain: null })}
			/>
			<SelectField
				label="Topic"
				className={classNames(search.domain === null && "is-open")}
				value={search.domain ?? ""}
				placeholder="All topics"
				options={domains
					.filter(({ id }) => ofGrade.has(id))
					.map(({ id, name }) => ({ value: id, label: name }))}
				onChange={(event) => onChange({ domain: event.target.value })}
			/>
			<SelectField
				label="Your level"
				className={classNames(search.state === null && "is-open")}
				value={search.state ?? ""}
				placeholder="All"
				options={MASTERY_STATES.map((state) => ({ value: state, label: MASTERY_STATE_WORDS[state] }))}
				onChange={(event) => onChange({ state: event.target.value })}
			/>
			<div className="ll-foot">
				<p role="status">
					{count(found, "lesson")}
					{elsewhere > 0 && `, and ${elsewhere} in other grades`}
				</p>
				{elsewhere > 0 && (
					<button type="button" className="link tap-line" onClick={() => onChange({ grade: "all" })}>
						Show all grades
					</button>
				)}
				<Link className="link tap-line" to={STARTING_POINT_PATH}>
					Starting point
				</Link>
				<div className="seg ll-view" role="group" aria-label="View">
					<button
						type="button"
						aria-pressed={search.view === "list"}
						onClick={() => onChange({ view: null })}
					>
						<List className="i" aria-hidden="true" /> List
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
