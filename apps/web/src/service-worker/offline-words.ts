/** What the worker says itself where no page of the app can: the build puts it into every language. */
export const offlineWords = {
	title: "You are offline",
	text: "This page needs the internet. Your answers are saved, and you can keep practicing.",
	way: "Go to practice",
};

export type OfflineWords = typeof offlineWords;
