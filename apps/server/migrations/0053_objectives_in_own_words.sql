-- A family says in its own words what a child should reach; the five that were offered so far are suggestions. What is
-- stored keeps to the rule, so that it is not looked through under this lock; the next migration does that.

alter table students
  drop constraint if exists students_learning_objective_check,
  add constraint students_learning_objective_length
    check (char_length(btrim(learning_objective)) between 1 and 100) not valid;

alter table order_lines
  drop constraint if exists order_lines_learning_objective_check,
  add constraint order_lines_learning_objective_length
    check (char_length(btrim(learning_objective)) between 1 and 100) not valid;
