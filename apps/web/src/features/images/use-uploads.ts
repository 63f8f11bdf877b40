import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { renewGallery, sendImage } from "./images.api.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";

export interface Uploads {
	queue: UploadQueue;
	uploads: readonly Upload[];
	/** Adds files; with `isSingle` only the first, replacing earlier ones. */
	add: (files: readonly File[]) => void;
}

/**
 * Uploads of this page: files that are chosen, pasted, or dropped anywhere on it, so that the browser does not open a
 * file dropped beside the zone. Leaving the page aborts them.
 */
export function useUploads({ isSingle = false } = {}): Uploads {
	const client = useQueryClient();
	const [queue] = useState(
		() => new UploadQueue({ send: sendImage, onStored: () => void renewGallery(client) }),
	);
	const [add] = useState(() => (files: readonly File[]) => {
		if (isSingle) queue.clear();
		queue.add(isSingle ? files.slice(0, 1) : files);
	});
	useEffect(() => () => queue.stop(), [queue]);
	useEffect(() => takeFiles(add), [add]);
	return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.list), add };
}

function takeFiles(onFiles: (files: readonly File[]) => void): () => void {
	const ended = new AbortController();
	const { signal } = ended;
	document.addEventListener(
		"paste",
		(event) => {
			const files = [...(event.clipboardData?.files ?? [])];
			// Office programs copy a picture along with text: a text field gets the text.
			const isField = event.target instanceof Element && event.target.matches("input, textarea");
			if (files.length === 0 || (isField && event.clipboardData?.types.includes("text/plain"))) return;
			event.preventDefault();
			onFiles(files);
		},
		{ signal },
	);
	document.addEventListener(
		"dragover",
		(event) => {
			if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
		},
		{ signal },
	);
	document.addEventListener(
		"drop",
		(event) => {
			const files = [...(event.dataTransfer?.files ?? [])];
			if (files.length === 0) return;
			event.preventDefault();
			onFiles(files);
		},
		{ signal },
	);
	return () => ended.abort();
}
