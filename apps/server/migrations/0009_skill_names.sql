-- Beside the teacher's name: the name on a child's page, and what a child who has mastered the skill can do, for parents.
-- Empty until the curriculum is written at the next start.

alter table skills add column child_name text not null default '';
alter table skills add column parent_name text not null default '';
