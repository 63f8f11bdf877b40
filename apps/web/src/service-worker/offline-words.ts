/** The service worker's own texts where no page of the app can help: the build translates them. */
export const offlineWords = {
	title: "You’re offline",
	text: "This page needs the internet. Your answers are saved, and you can keep practicing.",
	way: "Go to practice",
};

export type OfflineWords = typeof offlineWords;
