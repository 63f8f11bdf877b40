import type { FigureEntry } from "@learnin/domain/authoring/drawn-figures/setting";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { ListError } from "../fields/rich-field.tsx";
import { EntryField } from "./entry-field.tsx";

export interface RowFieldsProps {
	id: string;
	label: string;
	columns: readonly FigureEntry[];
	rows: string[][];
	errorOf: (id: string) => string | undefined;
	onChange: (rows: string[][], isDecided: boolean) => void;
}

/** A list of a figure's settings, whose rows can be edited, added and removed. */
export function RowFields({ id, label, columns, rows, errorOf, onChange }: RowFieldsProps) {
	const list = useRef<HTMLFieldSetElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const add = () => {
		// A copy of the previous row, which is valid; its differences are typed next.
		onChange([...rows, rows.at(-1) ?? columns.map(({ choices }) => choices?.[0]?.value ?? "")], false);
		requestAnimationFrame(() => {
			const first = list.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
				"li:last-child :is(input, select)",
			);
			first?.focus();
			if (first instanceof HTMLInputElement) first.select();
		});
	};
	const remove = (at: number) => {
		// The last row's buttons go away; those of other rows are taken by the next row.
		if (at === rows.length - 1) addButton.current?.focus();
		onChange(rows.toSpliced(at, 1), true);
	};
	return (
		<fieldset ref={list} className="qe-rows" data-columns={columns.length}>
			<legend className="label">{label}</legend>
			<ListError text={errorOf(id)} />
			<ol>
				{rows.map((row, at) => (
					// Rows are identified by their index, and keep no state.
					<li key={at}>
						<div className="qe-row-entries">
							{columns.map((entry, column) => (
								<EntryField
									key={entry.id}
									entry={entry}
									name={`${label}, ${at + 1}: ${entry.label}`}
									value={row[column] ?? ""}
									error={errorOf(`${id}.${at}.${column}`)}
									onChange={(text, isDecided) =>
										onChange(
											rows.with(
												at,
												columns.map((_, place) => (place === column ? text : (row[place] ?? ""))),
											),
											isDecided,
										)
									}
								/>
							))}
						</div>
						<IconButton label={`Remove row ${at + 1} of “${label}”`} onClick={() => remove(at)}>
							<Trash2 className="i" />
						</IconButton>
					</li>
				))}
			</ol>
			<Button
				ref={addButton}
				variant="ghost"
				className="qe-add"
				icon={<Plus />}
				aria-label={`Add a row to “${label}”`}
				onClick={add}
			>
				Add a row
			</Button>
		</fieldset>
	);
}
