import { uploadPicture } from "@learnin/contract/routes/people/avatars.contract";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useQueryClient } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import type { ChangeEvent } from "react";
import { lazy, Suspense, useRef, useState } from "react";
import { callApi } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { keepProfile, profileQuery } from "../profile/index.ts";
import { readPhoto } from "./read-photo.ts";

const CropForm = lazy(() => import("./crop-form.tsx").then((m) => ({ default: m.CropForm })));

/** Chooses a photo, crops a square here, and uploads only that square. For adults. */
export function PhotoUpload() {
	const input = useRef<HTMLInputElement>(null);
	const [photo, setPhoto] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const upload = useUpload(() => setPhoto(null));
	const choose = async (event: ChangeEvent<HTMLInputElement>) => {
		const [file] = event.target.files ?? [];
		// Allows choosing the same file again.
		event.target.value = "";
		if (!file) return;
		const read = await readPhoto(file);
		setProblem(read.problem ?? null);
		setPhoto(read.url ?? null);
	};
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				accept="image/jpeg,image/png,image/webp,image/gif"
				onChange={(event) => void choose(event)}
			/>
			<Button variant="line" icon={<ImageUp className="i" />} onClick={() => input.current?.click()}>
				Upload a photo
			</Button>
			{problem && (
				<Note kind="problem" title={problem} className="mt-3">
					<p>JPEG, PNG or WebP, up to 20 MB.</p>
				</Note>
			)}
			<Dialog
				open={photo !== null}
				onClose={() => setPhoto(null)}
				title="Your photo"
				dismissible={!upload.isPending}
			>
				<Suspense fallback={<Spinner />}>
					{photo && (
						<CropForm
							photo={photo}
							isBusy={upload.isPending}
							problem={upload.error === null ? null : textOf(upload.error)}
							onCut={(square) => upload.run(square)}
							onCancel={() => setPhoto(null)}
						/>
					)}
				</Suspense>
			</Dialog>
		</>
	);
}

function useUpload(done: () => void) {
	const client = useQueryClient();
	return useAction((picture: Blob) => callApi(uploadPicture, { body: {}, files: { picture } }), {
		done: "Your picture is saved.",
		onDone: ({ avatar }) => {
			const before = client.getQueryData(profileQuery.queryKey);
			if (before) {
				const profile: UserDetails = { ...before, avatar };
				client.setQueryData(profileQuery.queryKey, profile);
				keepProfile(profile);
			}
			done();
		},
		onError: shownHere,
	});
}
