import type { RouteInput } from "@learnin/contract/define-route";
import {
	deleteImage,
	type GalleryImage,
	getImageQuestions,
	getImages,
	updateImage,
	uploadImages,
} from "@learnin/contract/routes/images.contract";
import {
	infiniteQueryOptions,
	type InfiniteData,
	keepPreviousData,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import { callApi } from "../../platform/api-client.ts";
import { uploadFiles } from "../../platform/upload-files.ts";
import { shrink } from "./shrink.ts";

export interface GalleryFilter {
	search: string;
	only: NonNullable<RouteInput<typeof getImages>["query"]>["only"];
}

interface GalleryPage {
	images: GalleryImage[];
	next_cursor: string | null;
}

const galleryKey = ["images", "gallery"] as const;

/** The gallery; what was found before stays while somebody types on. */
export function galleryQuery({ search, only }: GalleryFilter) {
	return infiniteQueryOptions({
		queryKey: [...galleryKey, { search, only }],
		queryFn: ({ pageParam, signal }): Promise<GalleryPage> => {
			const query = { ...(search !== "" && { search }), ...(only !== undefined && { only }) };
			const cursor = pageParam === undefined ? {} : { cursor: pageParam };
			return callApi(getImages, { query: { ...query, ...cursor } }, { signal });
		},
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => page.next_cursor ?? undefined,
		placeholderData: keepPreviousData,
	});
}

export function imageQuestionsQuery(image_id: string) {
	return queryOptions({
		queryKey: ["images", "questions", image_id],
		queryFn: ({ signal }) => callApi(getImageQuestions, { params: { image_id } }, { signal }),
	});
}

/** After pictures came or went. */
export function renewGallery(client: QueryClient): Promise<void> {
	return client.invalidateQueries({ queryKey: galleryKey });
}

/** Changes the words of a picture wherever it is shown, without moving it. */
export async function describeImage(
	client: QueryClient,
	image_id: string,
	words: { name: string; alt: string },
): Promise<void> {
	const { image } = await callApi(updateImage, { params: { image_id }, body: words });
	client.setQueriesData<InfiniteData<GalleryPage>>({ queryKey: galleryKey }, (data) => {
		if (data === undefined) return data;
		const pages = data.pages.map((page) => ({
			...page,
			images: page.images.map((each) => (each.id === image.id ? image : each)),
		}));
		return { ...data, pages };
	});
	// What was changed here counts as fresh otherwise, though pictures may have come since.
	await client.invalidateQueries({ queryKey: galleryKey, refetchType: "none" });
}

export async function removeImage(client: QueryClient, image_id: string): Promise<void> {
	await callApi(deleteImage, { params: { image_id } });
	await renewGallery(client);
}

/** Sends one picture, made smaller first where it is large, and gives what became of it. */
export async function sendImage(
	file: File,
	options: { signal: AbortSignal; onProgress: (part: number) => void },
) {
	const content = await shrink(file);
	const { results } = await uploadFiles(uploadImages, [{ name: file.name, content }], options);
	const [result] = results;
	if (result === undefined) throw new Error("an upload without a result");
	return result;
}
