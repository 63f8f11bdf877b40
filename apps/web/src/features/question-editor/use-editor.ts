import { draftOf } from "@learnin/domain/authoring/draft/draft-question";
import { newDraft, type QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../platform/api/api-client.ts";
import { showError } from "../../platform/api/show-error.ts";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import type { Kept } from "./saving/kept-draft.ts";
import {
	type BankQuestion,
	questionQuery,
	type StoredState,
	storeNew,
	storeVersion,
} from "./question-editor.api.ts";
import { useAutosave } from "./saving/use-autosave.ts";
import { writtenOf } from "./use-preview.ts";

export interface EditorOptions {
	stored: BankQuestion | null;
	/** The autosaved draft to resume. */
	kept: Kept | null;
	onStored: (id: string) => void;
}

/** The draft with its base version, autosave and storing. */
export function useEditor({ stored, kept, onStored }: EditorOptions) {
	const client = useQueryClient();
	const [search] = useSearchParams();
	const [base, setBase] = useState(() => ({
		draft: stored === null ? newOf(search.get("skill")) : storedDraft(stored),
		version: stored?.version ?? null,
	}));
	const [draft, setDraft] = useState(kept?.draft ?? base.draft);
	const [version, setVersion] = useState(kept === null ? base.version : kept.version);
	const [storing, setStoring] = useState<StoredState | null>(null);
	const isChanged = !isSame(draft, base.draft);
	const autosave = useAutosave(stored?.id ?? "new", isChanged ? { draft, version } : null);
	/** Someone else stored a newer version. */
	const hasConflict = stored !== null && version !== stored.version;

	const send = async (state: StoredState): Promise<void> => {
		const body = { ...writtenOf(draft), state };
		await autosave.stop();
		if (stored === null || version === null) {
			const { id } = await storeNew(body);
			setBase({ draft, version: 1 });
			toastSuccess(state === "draft" ? "Stored as a draft." : "Sent to review.");
			onStored(id);
			return;
		}
		const answer = await storeVersion(stored.id, { ...body, expected_version: version });
		setBase({ draft, version: answer.version });
		setVersion(answer.version);
		toastSuccess(state === "draft" ? "Stored as a draft." : "Sent to review.");
		await client.invalidateQueries({ queryKey: questionQuery(stored.id).queryKey });
	};
	const store = async (state: StoredState): Promise<void> => {
		if (storing !== null) return;
		setStoring(state);
		try {
			await send(state);
		} catch (error) {
			showError(error);
			if (stored !== null && error instanceof ApiError && error.code === "question_changed")
				await client.invalidateQueries({ queryKey: questionQuery(stored.id).queryKey });
		}
		setStoring(null);
	};
	const takeTheirs = () => {
		if (stored === null) return;
		const theirs = storedDraft(stored);
		setBase({ draft: theirs, version: stored.version });
		setDraft(theirs);
		setVersion(stored.version);
		void autosave.discard().catch(showError);
	};
	/** The draft becomes the version after theirs. */
	const keepMine = () => {
		if (stored === null) return;
		setBase({ draft: storedDraft(stored), version: stored.version });
		setVersion(stored.version);
	};
	return {
		draft,
		change: (changes: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...changes })),
		isChanged,
		autosave,
		hasConflict: hasConflict && storing === null,
		storing,
		store,
		takeTheirs,
		keepMine,
	};
}

/** A new question for the skill in the address. */
function newOf(skill_id: string | null): QuestionDraft {
	const draft = newDraft("SELECT_ONE");
	return skill_id === null ? draft : { ...draft, skill_id };
}

function storedDraft({ id, question, skill_id, difficulty, tags }: BankQuestion): QuestionDraft {
	return draftOf({ id, question, skill_id, difficulty: difficulty as Difficulty, tags });
}

function isSame(one: QuestionDraft, other: QuestionDraft): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
