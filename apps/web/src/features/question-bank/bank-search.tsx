import {
	type BankSort,
	BANK_SORTS,
	QUESTION_SOURCES,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { GRADES } from "@learnin/domain/family/grades";
import { useQuery } from "@tanstack/react-query";
import { ListFilter, Search } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import type { SelectOption } from "../../ui/fields/field.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { useProfile } from "../profile/index.ts";
import { sourceWords, typeWords } from "../question-common/index.ts";
import type { FilterName } from "./bank-filters.ts";
import { countOfFilters, filtersOf, panelFilters, withFilter } from "./bank-filters.ts";
import { questionSkillsQuery } from "../question-common/index.ts";
import { reviewersQuery } from "./question-bank.api.ts";

export interface BankSearchProps {
	/** The query string. */
	search: URLSearchParams;
	onSearch: (next: URLSearchParams) => void;
}

const sortWords: Record<BankSort, string> = {
	newest: "Newest first",
	oldest: "Oldest first",
	hardest: "Hardest first",
	reported: "Most reported first",
};

/** The search, the order, and a button with the number of active filters. */
export function BankSearch({ search, onSearch }: BankSearchProps) {
	const set = countOfFilters(search);
	const [isOpen, setIsOpen] = useState(set > 0);
	const panel = useId();
	return (
		<>
			<div className="bank-search">
				<Words key={search.get("search")} search={search} onSearch={onSearch} />
				<SelectField
					label={<span className="sr">Sort by</span>}
					className="bank-order"
					options={BANK_SORTS.map((value) => ({ value, label: sortWords[value] }))}
					value={filtersOf(search).sort ?? "newest"}
					onChange={({ target: { value } }) =>
						onSearch(withFilter(search, "sort", value === "newest" ? "" : value))
					}
				/>
				<Button
					variant="line"
					family="flat"
					icon={<ListFilter className="i" />}
					aria-expanded={isOpen}
					aria-controls={panel}
					onClick={() => setIsOpen(!isOpen)}
				>
					Filters
					{set > 0 && <span className="num">{set}</span>}
				</Button>
			</div>
			<div id={panel} className="bank-filters card" hidden={!isOpen}>
				<Filters search={search} onSearch={onSearch} />
				{set > 0 && (
					<Button
						variant="ghost"
						family="flat"
						onClick={() => onSearch(panelFilters.reduce((left, name) => withFilter(left, name, ""), search))}
					>
						Clear the filters
					</Button>
				)}
			</div>
		</>
	);
}

function Words({ search, onSearch }: BankSearchProps) {
	const submit = (form: FormData) => {
		const words = form.get("search");
		onSearch(withFilter(search, "search", typeof words === "string" ? words.trim() : ""));
	};
	return (
		<form
			role="search"
			className="bank-words"
			onSubmit={(event) => {
				event.preventDefault();
				submit(new FormData(event.currentTarget));
			}}
		>
			<label>
				<span className="sr">Search questions</span>
				<input
					className="input"
					type="search"
					name="search"
					maxLength={200}
					placeholder="Search the text"
					defaultValue={search.get("search") ?? ""}
				/>
			</label>
			<button type="submit" className="ib" aria-label="Search" title="Search">
				<Search className="i" />
			</button>
		</form>
	);
}

const choices = (words: Record<string, string>): SelectOption[] =>
	Object.entries(words).map(([value, label]) => ({ value, label }));
const sources = QUESTION_SOURCES.map((value) => ({ value, label: sourceWords[value] }));
const grades = GRADES.map(({ grade, label }) => ({ value: `${grade}`, label }));
const numbers = (most: number): SelectOption[] =>
	Array.from({ length: most }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }));

function Filters({ search, onSearch }: BankSearchProps) {
	const skills = useQuery(questionSkillsQuery).data?.skills ?? [];
	const reviewers = useQuery(reviewersQuery).data?.reviewers ?? [];
	const { id } = useProfile();
	const fieldOf = (name: FilterName) => ({
		value: search.get(name) ?? "",
		onChange: (event: { target: { value: string } }) =>
			onSearch(withFilter(search, name, event.target.value)),
	});
	return (
		<>
			<SelectField label="Grade" placeholder="All" options={grades} {...fieldOf("grade")} />
			<SelectField
				label="Skill"
				placeholder="All"
				options={skills.map((skill) => ({ value: skill.id, label: `${skill.name}, grade ${skill.grade}` }))}
				{...fieldOf("skill")}
			/>
			<SelectField label="Type" placeholder="All" options={choices(typeWords)} {...fieldOf("type")} />
			<SelectField label="Difficulty" placeholder="All" options={numbers(5)} {...fieldOf("difficulty")} />
			<SelectField label="Source" placeholder="All" options={sources} {...fieldOf("source")} />
			<SelectField
				label="Reviewer"
				placeholder="Everyone"
				options={[
					{ value: "me", label: "Me" },
					{ value: "nobody", label: "Nobody yet" },
					...reviewers.filter((each) => each.id !== id).map((each) => ({ value: each.id, label: each.name })),
				]}
				{...fieldOf("reviewer")}
			/>
			<Tag key={search.get("tag")} search={search} onSearch={onSearch} />
		</>
	);
}

/** Applied once typing ends. */
function Tag({ search, onSearch }: BankSearchProps) {
	const known = search.get("tag") ?? "";
	const ask = (tag: string) => {
		if (tag.trim() !== known) onSearch(withFilter(search, "tag", tag.trim()));
	};
	return (
		<TextField
			label="Tag"
			maxLength={40}
			defaultValue={known}
			onBlur={(event) => ask(event.target.value)}
			onKeyDown={(event) => {
				if (event.key === "Enter") ask(event.currentTarget.value);
			}}
		/>
	);
}
