import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { SelectField } from "../../../ui/fields/field.tsx";
import type { Filters } from "./use-filters.ts";

export interface FilterChoice {
	/** Name of the parameter in the address. */
	name: string;
	label: string;
	/** By value; the first one is the default. */
	options: Readonly<Record<string, string>>;
	value: string;
}

export interface PeopleToolbarProps {
	filters: Filters;
	searchLabel: string;
	choices: readonly FilterChoice[];
	/** Actions on the list as a whole. */
	children?: ReactNode;
}

/** The search and the filters above a list of people. */
export function PeopleToolbar({ filters, searchLabel, choices, children }: PeopleToolbarProps) {
	return (
		<search className="people-toolbar">
			<label className="people-search">
				<span className="sr">{searchLabel}</span>
				<Search className="i" aria-hidden="true" />
				<input
					type="search"
					className="input"
					placeholder="Name, email or ID"
					autoComplete="off"
					maxLength={200}
					value={filters.typed}
					onChange={(event) => filters.setTyped(event.target.value)}
				/>
			</label>
			{choices.map(({ name, label, options, value }) => (
				<SelectField
					key={name}
					label={<span className="sr">{label}</span>}
					className="people-choice"
					options={Object.entries(options).map(([key, text]) => ({ value: key, label: text }))}
					value={value}
					onChange={(event) => filters.choose(name, event.target.value)}
				/>
			))}
			{children}
		</search>
	);
}

export const sortWords = { newest: "Newest first", name: "By name" } as const;
