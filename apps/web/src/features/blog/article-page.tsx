import { ArrowRight } from "lucide-react";
import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { buttonClass } from "../../ui/buttons/button.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";
import { articlePath, OpenLink, SiteFrame, sitePaths } from "../site/index.ts";
import { ArticleCard, ArticleFacts, rowsOf } from "./article-card.tsx";
import { ARTICLE_LANGUAGE, type Article, dayInWords } from "./article.ts";

export interface ArticlePageProps {
	article: Article;
	/** Other articles to read next. */
	more: readonly Article[];
}

/** /blog/{slug}. */
export function ArticlePage({ article, more }: ArticlePageProps) {
	return (
		<SiteFrame path={articlePath(article.slug)}>
			<article>
				<ArticleHead article={article} />
				{/* Our own Markdown, rendered by the build without any raw HTML. */}
				<div
					className="in prose"
					lang={ARTICLE_LANGUAGE}
					dangerouslySetInnerHTML={{ __html: article.html }}
				/>
			</article>
			<TryIt />
			<section className="in more" aria-labelledby="more">
				<h2 id="more">Keep reading</h2>
				<div className="posts">
					{more.map((each) => (
						<ArticleCard key={each.slug} article={each} level={3} />
					))}
				</div>
			</section>
		</SiteFrame>
	);
}

function ArticleHead({ article }: { article: Article }) {
	const { title, description, published, updated } = article;
	return (
		<header className="page-head article-head paper">
			<div className="in">
				<div>
					<nav className="crumbs" aria-label="Breadcrumb">
						<ol>
							<li>
								<a href="/">Home</a>
							</li>
							<li>
								<a href={sitePaths.blog}>Blog</a>
							</li>
						</ol>
					</nav>
					<h1 lang={ARTICLE_LANGUAGE}>{title}</h1>
					<p className="lead" lang={ARTICLE_LANGUAGE}>
						{description}
					</p>
					<p className="article-day">
						<Day label="Published on" day={published} />
						{updated !== published && <Day label="Updated" day={updated} />}
					</p>
					<ArticleFacts article={article} />
				</div>
				<TileBoard className="article-art" gap={0} round={0} rows={rowsOf(article)} />
			</div>
		</header>
	);
}

function Day({ label, day }: { label: string; day: string }) {
	return (
		<span>
			{label} <time dateTime={day}>{dayInWords(day)}</time>
		</span>
	);
}

function TryIt() {
	return (
		<aside className="in try-it" aria-labelledby="try-it">
			<div className="card paper">
				<div>
					<h2 id="try-it">Find the missing piece</h2>
					<p>
						Practice for grades 2 to 8 with hints that teach. ${FEE_MINOR / 100} per child for {PERIOD_DAYS}{" "}
						days, paid once.
					</p>
				</div>
				<div className="cta">
					<OpenLink
						mode="create"
						className={buttonClass({ variant: "primary", size: "lg" })}
						icon={<ArrowRight className="i" />}
					>
						Try Learnin
					</OpenLink>
					<a className={buttonClass({ variant: "line", size: "lg" })} href="/#try">
						Try a question first
					</a>
				</div>
			</div>
		</aside>
	);
}
