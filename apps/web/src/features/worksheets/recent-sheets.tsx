import type { FormEvent } from "react";
import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { dayText } from "../../platform/time/time-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { printedCode } from "./sheet-words.ts";
import type { Choices } from "./worksheets.api.ts";

export interface RecentSheetsProps {
	recent: Choices["recent"];
	onOpen: (code: string) => void;
}

/** Opens an existing sheet: one of the family's recent ones, or by its printed code. */
export function RecentSheets({ recent, onOpen }: RecentSheetsProps) {
	const [typed, setTyped] = useState("");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (typed.trim() !== "") onOpen(typed.trim());
	};
	return (
		<Card title="Reopen a worksheet">
			<form className="ws-code" onSubmit={submit}>
				<TextField
					label="Code on the paper"
					placeholder="K7QP-3XWM"
					value={typed}
					autoComplete="off"
					spellCheck={false}
					maxLength={12}
					onChange={(event) => setTyped(event.currentTarget.value)}
				/>
				<Button type="submit" variant="line">
					Reopen
				</Button>
			</form>
			{recent.length > 0 && (
				<ul className="ws-recent" aria-label="Last worksheets">
					{recent.map((sheet) => (
						<li key={sheet.code}>
							<button type="button" onClick={() => onOpen(sheet.code)}>
								<b>{sheet.source === "mistakes" ? `Missed questions: ${sheet.title}` : sheet.title}</b>
								<small>
									{`${sheet.student_name} · ${count(sheet.count, "question")} · ${dayText(sheet.made_at)} · ${printedCode(sheet.code)}`}
								</small>
							</button>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
