export type { Article } from "./article.ts";
export { atomFeed } from "./atom-feed.ts";
export { BlogSection } from "./blog-section.tsx";
export { type ArticleSource, readArticles } from "./read-article.ts";
