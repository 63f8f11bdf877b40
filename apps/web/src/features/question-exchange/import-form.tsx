import { IMPORT_FORMATS } from "@learnin/contract/routes/bank/question-exchange.contract";
import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import type { DragEvent } from "react";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { textOf } from "../../platform/api/show-error.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { questionSkillsQuery } from "../question-common/index.ts";
import { importFormatWords } from "./exchange-words.ts";
import type { ImportChoices } from "./question-exchange.api.ts";
import { sendFile } from "./question-exchange.api.ts";

const mostBytes = 5_000_000;
const mostTags = 6;

interface Draft {
	format: ImportChoices["format"];
	grade: string;
	skill_id: string;
	difficulty: string;
	tags: string;
	note: string;
}

const untouched: Draft = { format: "auto", grade: "", skill_id: "", difficulty: "2", tags: "", note: "" };

/** A file, and where its questions belong if it does not say. */
export function ImportForm({ importTo }: { importTo: (importId: string) => string }) {
	const navigate = useNavigate();
	const [file, setFile] = useState<File | null>(null);
	const [draft, setDraft] = useState(untouched);
	const [isAsked, setIsAsked] = useState(false);
	const task = useAction((chosen: File) => sendFile(chosen, choicesOf(chosen, draft)), {
		onDone: ({ id }) => navigate(importTo(id)),
		onError: shownHere,
	});
	const problem = fileProblem(file);
	const send = () => {
		setIsAsked(true);
		if (file !== null && problem === undefined && draft.skill_id !== "") task.run(file);
	};
	return (
		<Card title="Upload a file">
			<form
				className="exch-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
			>
				<FileChoice file={file} error={isAsked ? problem : undefined} onChoose={setFile} />
				<Target draft={draft} isAsked={isAsked} onChange={(changes) => setDraft({ ...draft, ...changes })} />
				{task.error !== null && <Note kind="problem" title={textOf(task.error)} />}
				<div className="exch-acts">
					<p className="help">We read the file first. Nothing is added to the bank until you approve it.</p>
					<Button
						type="submit"
						variant="primary"
						family="flat"
						icon={<FileUp className="i" />}
						busy={task.isPending}
						busyLabel="Sending the file"
					>
						Read the file
					</Button>
				</div>
			</form>
		</Card>
	);
}

function fileProblem(file: File | null): string | undefined {
	if (file === null) return "Please choose a file.";
	if (file.size === 0) return "This file is empty.";
	return file.size > mostBytes ? "This file is larger than 5 MB. Please split it into parts." : undefined;
}

function choicesOf(file: File, { format, skill_id, difficulty, tags, note }: Draft): ImportChoices {
	const list = tags.split(",").map((tag) => tag.trim().slice(0, 40));
	return {
		// Names from other systems may contain characters that are not allowed here.
		file_name:
			file.name
				.replaceAll(/\p{Cc}/gu, " ")
				.trim()
				.slice(-200) || "file",
		format,
		skill_id,
		difficulty: Number(difficulty),
		tags: [...new Set(list.filter((tag) => tag !== ""))].slice(0, mostTags),
		note: note.trim(),
	};
}

interface FileChoiceProps {
	file: File | null;
	error: string | undefined;
	onChoose: (file: File) => void;
}

/** The file, chosen or dropped here. */
function FileChoice({ file, error, onChoose }: FileChoiceProps) {
	const input = useRef<HTMLInputElement>(null);
	const id = useId();
	const [isOver, setIsOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		const [dropped] = event.dataTransfer.files;
		if (dropped) onChoose(dropped);
	};
	return (
		<div
			className="exch-drop"
			data-over={isOver || undefined}
			data-problem={error !== undefined || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={drop}
		>
			<input
				ref={input}
				id={id}
				type="file"
				className="sr"
				tabIndex={-1}
				aria-label="File of questions"
				accept=".json,.jsonl,.csv,.txt,.gift,.xml,.zip"
				onChange={({ currentTarget }) => {
					const [chosen] = currentTarget.files ?? [];
					if (chosen) onChoose(chosen);
				}}
			/>
			<p role="status">
				{file === null ? (
					"Drop a file here, or"
				) : (
					<>
						<b>{file.name}</b> <span className="text-ink-3">{sizeText(file.size)}</span>
					</>
				)}
			</p>
			<Button variant="line" family="flat" onClick={() => input.current?.click()}>
				{file === null ? "Choose a file" : "Another file"}
			</Button>
			{error !== undefined && (
				<p className="error-text" role="alert">
					{error}
				</p>
			)}
			<p className="help">JSON, CSV, GIFT, Moodle XML, or QTI as an item or a ZIP; up to 5 MB.</p>
		</div>
	);
}

function sizeText(bytes: number): string {
	return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

interface TargetProps {
	draft: Draft;
	isAsked: boolean;
	onChange: (changes: Partial<Draft>) => void;
}

const numbers = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => ({ value: `${from + at}`, label: `${from + at}` }));

function Target({ draft, isAsked, onChange }: TargetProps) {
	const skills = useQuery(questionSkillsQuery).data?.skills ?? [];
	const offered = skills.filter(({ grade }) => draft.grade === "" || `${grade}` === draft.grade);
	return (
		<>
			<div className="exch-fields">
				<SelectField
					label="Kind of file"
					value={draft.format}
					options={[
						{ value: "auto", label: "Detect from the file" },
						...IMPORT_FORMATS.map((value) => ({ value, label: importFormatWords[value] })),
					]}
					onChange={({ currentTarget: { value } }) =>
						onChange({ format: IMPORT_FORMATS.find((each) => each === value) ?? "auto" })
					}
				/>
				<SelectField
					label="Grade"
					placeholder="All"
					value={draft.grade}
					options={numbers(2, 8)}
					onChange={({ currentTarget: { value } }) => onChange({ grade: value, skill_id: "" })}
				/>
				<SelectField
					label="Skill"
					placeholder="Choose a skill"
					value={draft.skill_id}
					error={isAsked && draft.skill_id === "" ? "Please choose a skill." : undefined}
					options={offered.map(({ id, name, grade }) => ({ value: id, label: `${name}, grade ${grade}` }))}
					onChange={({ currentTarget: { value } }) => onChange({ skill_id: value })}
				/>
				<SelectField
					label="Difficulty"
					value={draft.difficulty}
					options={numbers(1, 5)}
					onChange={({ currentTarget: { value } }) => onChange({ difficulty: value })}
				/>
			</div>
			<p className="help">Used for questions that do not name their own skill or difficulty.</p>
			<div className="exch-fields exch-fields-wide">
				<TextField
					label="Tags"
					optional
					hint="Separate them with commas."
					value={draft.tags}
					maxLength={300}
					autoComplete="off"
					onChange={({ currentTarget: { value } }) => onChange({ tags: value })}
				/>
				<TextField
					label="Source and license"
					optional
					hint="Saved in the history of every question."
					value={draft.note}
					maxLength={500}
					autoComplete="off"
					onChange={({ currentTarget: { value } }) => onChange({ note: value })}
				/>
			</div>
		</>
	);
}
