import { ArrowRight, Clock } from "lucide-react";
import { TileBoard } from "../../ui/tiles/tile.tsx";
import { articlePath } from "../site/index.ts";
import { ARTICLE_LANGUAGE, type Article } from "./article.ts";

export interface ArticleCardProps {
	article: Article;
	/** The level of its heading, to keep the page's headings in order. */
	level: 2 | 3;
	/** Full width, with the picture beside the text. */
	isWide?: boolean;
}

/** The whole card can be pressed; its title is the link. */
export function ArticleCard({ article, level, isWide = false }: ArticleCardProps) {
	const Title = `h${level}` as const;
	const [first, second] = rowsOf(article);
	return (
		<article className={isWide ? "post post--wide" : "post"}>
			<div className="post-art">
				<TileBoard gap={0} round={0} rows={[first, second]} />
			</div>
			<div className="post-words">
				<Title>
					<a href={articlePath(article.slug)} lang={ARTICLE_LANGUAGE}>
						{article.title}
					</a>
				</Title>
				<p lang={ARTICLE_LANGUAGE}>{article.description}</p>
				<ArticleFacts article={article} />
				{isWide && (
					<span className="post-go" aria-hidden="true">
						Read the article <ArrowRight className="i" />
					</span>
				)}
			</div>
		</article>
	);
}

export function ArticleFacts({ article: { topic, minutes } }: { article: Article }) {
	return (
		<p className="post-facts">
			<span lang={ARTICLE_LANGUAGE}>{topic}</span>
			<span>
				<Clock className="i" />
				{minutes} min read
			</span>
		</p>
	);
}

/** The six tiles as two rows of three. */
export function rowsOf({ art }: Pick<Article, "art">) {
	return [art.slice(0, 3), art.slice(3)] as const;
}
