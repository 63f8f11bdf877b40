import { IMPORT_FORMATS } from "@learnin/contract/routes/bank/question-exchange.contract";
import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import type { DragEvent } from "react";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FormErrors } from "../../platform/api/form-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { type TextOf, useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { questionSkillsQuery } from "../question-common/index.ts";
import { importFormatWords } from "./exchange-words.ts";
import type { ImportChoices } from "./question-exchange.api.ts";
import { sendFile } from "./question-exchange.api.ts";

const mostBytes = 5_000_000;
const mostTags = 6;

/** A file, and where its questions belong if it does not say. */
export function ImportForm({ importTo }: { importTo: (importId: string) => string }) {
	const navigate = useNavigate();
	const [file, setFile] = useState<File | null>(null);
	const form = useForm(async (text) => (file === null ? null : sendFile(file, choicesOf(file, text))), {
		check: (text) => ({
			file: fileProblem(file),
			skill_id: text("skill_id") === "" ? "Please choose a skill." : undefined,
		}),
		onDone: (handedIn) => handedIn !== null && navigate(importTo(handedIn.id)),
	});
	const { fields } = form.errors;
	return (
		<Card title="Upload a file">
			<form className="exch-form" noValidate {...form.props}>
				<FileChoice
					file={file}
					error={fields["file"]}
					onChoose={(chosen) => {
						setFile(chosen);
						form.onCorrect("file");
					}}
				/>
				<Target errors={fields} />
				<FormError form={form} />
				<div className="exch-acts">
					<p className="help">We read the file first. Nothing is added to the bank until you approve it.</p>
					<Button
						type="submit"
						variant="primary"
						family="flat"
						icon={<FileUp className="i" />}
						busy={form.isPending}
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

function choicesOf(file: File, text: TextOf): ImportChoices {
	const list = text("tags")
		.split(",")
		.map((tag) => tag.trim().slice(0, 40));
	return {
		// Names from other systems may contain characters that are not allowed here.
		file_name:
			file.name
				.replaceAll(/\p{Cc}/gu, " ")
				.trim()
				.slice(-200) || "file",
		format: IMPORT_FORMATS.find((each) => each === text("format")) ?? "auto",
		skill_id: text("skill_id"),
		difficulty: Number(text("difficulty")),
		tags: [...new Set(list.filter((tag) => tag !== ""))].slice(0, mostTags),
		note: text("note").trim(),
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
			data-refused={error !== undefined || undefined}
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
				name="file"
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
			<Button
				variant="line"
				family="flat"
				// An error moves the focus here.
				data-problem={error !== undefined || undefined}
				aria-describedby={error === undefined ? undefined : `${id}-error`}
				onClick={() => input.current?.click()}
			>
				{file === null ? "Choose a file" : "Another file"}
			</Button>
			{error !== undefined && (
				<p className="error-text" id={`${id}-error`}>
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

const numbers = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => ({ value: `${from + at}`, label: `${from + at}` }));

/** Where its questions belong. */
function Target({ errors }: { errors: FormErrors["fields"] }) {
	const skills = useQuery(questionSkillsQuery).data?.skills ?? [];
	const [chosenGrade, setChosenGrade] = useState("");
	const offered = skills.filter(({ grade }) => chosenGrade === "" || `${grade}` === chosenGrade);
	return (
		<>
			<div className="exch-fields">
				<SelectField
					label="Kind of file"
					name="format"
					options={[
						{ value: "auto", label: "Detect from the file" },
						...IMPORT_FORMATS.map((value) => ({ value, label: importFormatWords[value] })),
					]}
				/>
				<SelectField
					label="Grade"
					placeholder="All"
					value={chosenGrade}
					options={numbers(2, 8)}
					onChange={({ currentTarget: { value } }) => setChosenGrade(value)}
				/>
				<SelectField
					// Another grade has other skills.
					key={chosenGrade}
					label="Skill"
					name="skill_id"
					placeholder="Choose a skill"
					error={errors["skill_id"]}
					options={offered.map(({ id, name, grade }) => ({ value: id, label: `${name}, grade ${grade}` }))}
				/>
				<SelectField label="Difficulty" name="difficulty" defaultValue="2" options={numbers(1, 5)} />
			</div>
			<p className="help">Used for questions that don’t name their own skill or difficulty.</p>
			<div className="exch-fields exch-fields-wide">
				<TextField
					label="Tags"
					name="tags"
					optional
					hint="Separate them with commas."
					error={errors["tags"]}
					maxLength={300}
					autoComplete="off"
				/>
				<TextField
					label="Source and license"
					name="note"
					optional
					hint="Saved in the history of every question."
					error={errors["note"]}
					maxLength={500}
					autoComplete="off"
				/>
			</div>
		</>
	);
}
