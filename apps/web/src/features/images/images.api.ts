import type { RouteInput } from "@learnin/contract/define-route";
import {
	deleteImage,
	type GalleryImage,
	getImageQuestions,
	getImages,
	updateImage,
	uploadImages,
} from "@learnin/contract/routes/bank/images.contract";
import {
	type InfiniteData,
	infiniteQueryOptions,
	keepPreviousData,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { uploadFiles } from "../../platform/api/upload-files.ts";
import { shrink } from "./shrink.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export interface GalleryFilter {
	search: string;
	only: NonNullable<RouteInput<typeof getImages>["query"]>["only"];
}

interface GalleryPage {
	images: GalleryImage[];
	next_cursor: string | null;
}

const galleryKey = ["images", "gallery"] as const;

/** The gallery; the previous results stay while typing continues. */
export function galleryQuery({ search, only }: GalleryFilter) {
	return infiniteQueryOptions({
		queryKey: [...galleryKey, { search, only }],
		queryFn: ({ pageParam, signal }): Promise<GalleryPage> => {
			const query = { ...(search !== "" && { search }), ...(only !== undefined && { only }) };
			const cursor = pageAt(pageParam);
			return callApi(getImages, { query: { ...query, ...cursor } }, { signal });
		},
		...paged,
		placeholderData: keepPreviousData,
	});
}

export function imageQuestionsQuery(image_id: string) {
	return queryOptions({
		queryKey: ["images", "questions", image_id],
		queryFn: ({ signal }) => callApi(getImageQuestions, { params: { image_id } }, { signal }),
	});
}

/** Reloads after pictures were added or deleted. */
export function renewGallery(client: QueryClient): Promise<void> {
	return client.invalidateQueries({ queryKey: galleryKey });
}

/** Changes a picture's alt text in all cached lists, without moving it. */
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
	// A local change would mark the list as fresh, though pictures may have been added since.
	await client.invalidateQueries({ queryKey: galleryKey, refetchType: "none" });
}

export async function removeImage(client: QueryClient, image_id: string): Promise<void> {
	await callApi(deleteImage, { params: { image_id } });
	await renewGallery(client);
}

/** Uploads one picture, shrunk first if it is large, and returns the result. */
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
